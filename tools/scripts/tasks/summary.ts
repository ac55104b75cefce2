import type { Failure, Result } from './result.ts';

/** A task of a run as turbo tells of it, and what it found; null when it did not come to its end. */
export interface Done {
  /** Its name in turbo.json. */
  task: string;
  /** The package's folder from the workspace's; empty for the workspace. */
  folder: string;
  /** Whether its result was kept from an earlier run with the same inputs. */
  isCached: boolean;
  /** Moments in ms. */
  start: number;
  end: number;
  result: Result | null;
}

export interface Summary {
  lines: string[];
  passed: number;
  failures: Failure[];
}

const slowestFiles = 10;
const minutes = (seconds: number): string => (seconds / 60).toFixed(1);

const lineOf = (task: string, done: readonly Done[]): string => {
  const ran = done.filter(({ isCached }) => !isCached);
  const cached = done.length - ran.length;
  const processor = ran.reduce((sum, { result }) => sum + (result?.processorSeconds ?? 0), 0);
  const wall = ran.reduce((sum, { start, end }) => sum + (end - start) / 1000, 0);
  const passed = done.reduce((sum, { result }) => sum + (result?.passed ?? 0), 0);
  const columns = [
    task.padEnd(10),
    `${passed} passed`.padStart(13),
    `${minutes(processor)} processor min`.padStart(18),
    `${minutes(wall)} min`.padStart(9),
  ];
  return `${columns.join('  ')}${cached > 0 ? `  ${cached} of ${done.length} kept` : ''}`;
};

/** What a run of tasks has found: minutes by stage, the slowest files among those that ran, and what failed. */
export const summaryOf = (done: readonly Done[]): Summary => {
  const stages = [...new Set(done.map(({ task }) => task))];
  const files = done
    .filter(({ isCached }) => !isCached)
    .flatMap(({ result }) => result?.files ?? [])
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, slowestFiles);
  const failures = done.flatMap(({ task, folder, result }) => {
    const where = folder === '' ? task : `${folder}: ${task}`;
    return result?.failures ?? [{ name: where, said: '  did not come to its end' }];
  });
  return {
    lines: [
      ...stages.map((task) =>
        lineOf(
          task,
          done.filter((one) => one.task === task),
        ),
      ),
      ...(files.length > 0 ? ['', 'The slowest files:'] : []),
      ...files.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`),
    ],
    passed: done.reduce((sum, { result }) => sum + (result?.passed ?? 0), 0),
    failures,
  };
};
