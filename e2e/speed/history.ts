import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import type { Measure } from './table.ts';

const file = path.resolve(import.meta.dirname, '../../.cache/bench.jsonl');

const commit = (): string => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
};

/** Adds a run as one line of JSON: commit, day, machine, and each measure with its floor. */
export const keep = (measures: readonly Measure[], rounds: number): void => {
  const figures = Object.fromEntries(
    measures.map(({ name, shop, floor }) => [
      name,
      floor === undefined ? Math.round(shop * 10) / 10 : [shop, floor].map((one) => Math.round(one * 10) / 10),
    ]),
  );
  const [load = 0] = loadavg();
  const run = { commit: commit(), day: new Date().toISOString().slice(0, 10), cores: cpus().length, load, rounds };
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify({ ...run, figures })}\n`);
};
