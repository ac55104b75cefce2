import { readdir, readFile } from 'node:fs/promises';

/** Linux counts in hundredths of a second, whatever its kernel's own clock is. */
const millisecondsOfTick = 10;

const timeIn = (stat: string): number => {
  // Its name, in parentheses, may hold spaces; user and system time are the 12th and 13th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * millisecondsOfTick;
};

/** Of a process: its own thread, the threads that render pages, and those of V8 and of libuv (compression). */
const threadKinds = ['own thread', 'render threads', 'V8', 'libuv'] as const;
export type ThreadKind = (typeof threadKinds)[number];

const kindOf = (name: string, isOwn: boolean): ThreadKind => {
  if (isOwn) return 'own thread';
  if (name.startsWith('render ')) return 'render threads';
  return name.startsWith('libuv') ? 'libuv' : 'V8';
};

/** Milliseconds of processor time that a process has used, by the kind of its threads; null where Linux does not say. */
export const processorTime = async (pid: number | undefined): Promise<Map<ThreadKind, number> | null> => {
  const folder = `/proc/${pid}/task`;
  const threads = await readdir(folder).catch(() => null);
  if (threads === null) return null;
  const used = new Map<ThreadKind, number>(threadKinds.map((kind) => [kind, 0]));
  for (const thread of threads) {
    // One that ends meanwhile is left out.
    const stat = await readFile(`${folder}/${thread}/stat`, 'utf8').catch(() => null);
    if (stat === null) continue;
    const kind = kindOf(stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')), thread === String(pid));
    used.set(kind, (used.get(kind) ?? 0) + timeIn(stat));
  }
  return used;
};
