import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A check or a test that failed, and the first lines of what it said. */
export interface Failure {
  name: string;
  said: string;
}

/** What a task found. */
export interface Findings {
  /** Checks or tests that passed. */
  passed: number;
  failures: Failure[];
  /** Test files and the seconds that each took. */
  files: { name: string; seconds: number }[];
}

/** What is kept of a task, as turbo's output of it. */
export interface Result extends Findings {
  /** Of the processor, in user and system time, with all child processes. Null where the system does not tell. */
  processorSeconds: number | null;
}

/** Turbo keeps this folder of each package: `outputs` of turbo.json. */
const fileOf = (folder: string, task: string): string => path.join(folder, '.cache/tasks', `${task}.json`);

export const removeResult = (folder: string, task: string): void => rmSync(fileOf(folder, task), { force: true });

export const writeResult = (folder: string, task: string, result: Result): void => {
  const file = fileOf(folder, task);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(result));
};

/** Null when the task was not run to its end. */
export const readResult = (folder: string, task: string): Result | null => {
  try {
    return JSON.parse(readFileSync(fileOf(folder, task), 'utf8')) as Result; // as `writeResult` wrote it
  } catch {
    return null;
  }
};

/** Ticks of the clock by which Linux counts a process's time. */
const TICKS = 100;

/** Seconds of the processor that this process and its ended children have taken; null where the system does not tell. */
export const processorSeconds = (): number | null => {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
    const [own = 0, system = 0, children = 0, childrenSystem = 0] = fields.slice(11, 15).map(Number);
    return (own + system + children + childrenSystem) / TICKS;
  } catch {
    return null;
  }
};
