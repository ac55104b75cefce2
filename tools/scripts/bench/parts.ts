// `pnpm bench:parts`: how long what remotes compute in the browser takes here, of each file `*.bench.ts` in their sources.
import { globSync } from 'node:fs';
import path from 'node:path';
import { root } from '../checks/run.ts';

/** What such a file exports. */
interface Bench {
  /** What is done once. */
  readonly name: string;
  /** Milliseconds that it may take. */
  readonly goal: number;
  readonly work: () => void;
}

const [warmUps, rounds] = [50, 300];

const timesOf = (work: () => void): number[] => {
  for (let round = 0; round < warmUps; round += 1) work();
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b);
};

for (const file of globSync('remote-*/src/**/*.bench.ts', { cwd: root })) {
  const { bench } = (await import(path.join(root, file))) as { bench: Bench };
  const start = performance.now();
  bench.work();
  const first = performance.now() - start;
  const times = timesOf(bench.work);
  const at = (share: number): string => (times[Math.floor(rounds * share)] ?? 0).toFixed(2);
  const isMet = Number(at(0.5)) <= bench.goal;
  console.log(
    `${bench.name}: the first time ${first.toFixed(1)} ms, then median ${at(0.5)}, 99th of 100 ${at(0.99)} (goal ${bench.goal}): ${isMet ? 'met' : 'not met'}`,
  );
  if (!isMet) process.exitCode = 1;
}
