import { readFileSync, readdirSync } from 'node:fs';

/** Ticks of the processor in a second, as Linux tells them to every program. */
const ticks = 100;

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Its own and its ended children's time, in ticks. */
  readonly used: number;
}

const processOf = (pid: string): Process[] => {
  try {
    // The name in brackets may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const used = [11, 12, 13, 14].reduce((sum, place) => sum + Number(fields[place]), 0);
    return [{ pid: Number(pid), parent: Number(fields[1]), used }];
  } catch {
    return []; // it has ended
  }
};

/** Seconds of the processor that these processes, and all that they have started, have used so far; 0 outside Linux. */
export const processorSeconds = (roots: readonly number[]): number => {
  if (process.platform !== 'linux') return 0;
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(processOf);
  const family = new Set(roots);
  for (let known = -1; known !== family.size;) {
    known = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.filter(({ pid }) => family.has(pid)).reduce((sum, { used }) => sum + used, 0) / ticks;
};
