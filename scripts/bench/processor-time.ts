import { readFile } from 'node:fs/promises';

/** Linux counts in hundredths of a second, whatever its kernel's own clock is. */
const millisecondsOfTick = 10;

/** Milliseconds of processor time that a process has used, all its threads together; null where Linux does not say. */
export const processorTime = async (pid: number | undefined): Promise<number | null> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  // Its name, in parentheses, may hold spaces; user and system time are the 12th and 13th field after it.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * millisecondsOfTick;
};
