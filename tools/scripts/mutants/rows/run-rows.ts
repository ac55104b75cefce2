import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { namedRequirements, readRequirements } from '../../checks/requirements.ts';
import { root, run } from '../../checks/run.ts';
import { breaksOf } from './breaks.ts';
import { numbersOf, shuffled } from './drawn.ts';
import { placesOf } from './places.ts';

interface Asked {
  seed: number;
  /** How many rows; a tenth of all without a word. */
  count?: number | undefined;
  /** How often a row is broken at most, until a test notices. */
  tries: number;
}

type Outcome = 'noticed' | 'unnoticed' | 'browser tests alone' | 'no test' | 'nothing to break' | 'fails unbroken';

/** The package that a test file is in: jest looks for no others. */
const packageOf = (file: string): string => /^(?:shared|tools)\/[^/]+|^[^/]+/.exec(file)?.[0] ?? '';

/** Runs the tests of these files whose titles name a row. */
const runTests = async (id: string, files: readonly string[]): Promise<'pass' | 'fail' | 'none'> => {
  const roots = [...new Set(files.map(packageOf))].map((folder) => `--roots=${path.join(root, folder)}`);
  const ignored = ['--testPathIgnorePatterns=/node_modules/', '--testPathIgnorePatterns=\\.nightly'];
  const args = [...files.map((file) => `./${file}`), ...roots, ...ignored, '-t', `${id}(?!\\d)`, '--bail', '--silent'];
  const env = { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' };
  const { ok, output } = await run('jest', args, { env });
  if (!ok) return 'fail';
  return /^Tests:.*\d+ passed/m.test(output) ? 'pass' : 'none';
};

/** A file as it is while it is broken, and put back whatever happens. */
const whileBroken = async <T>(file: string, source: string, what: () => Promise<T>): Promise<T> => {
  const at = path.join(root, file);
  const before = readFileSync(at);
  const putBack = (): void => writeFileSync(at, before);
  const interrupted = (): never => {
    putBack();
    process.exit(1);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  writeFileSync(at, source);
  try {
    return await what();
  } finally {
    putBack();
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
};

/** Breaks what keeps a row, one thing at a time, until a test that names the row fails. */
const tryRow = async (
  id: string,
  named: readonly string[],
  { next, tries }: { next: () => number; tries: number },
): Promise<{ outcome: Outcome; said: string[] }> => {
  const tests = named.filter((file) => !file.includes('.spec.') && !file.includes('.nightly'));
  if (tests.length === 0) return { outcome: named.length > 0 ? 'browser tests alone' : 'no test', said: [] };
  const breaks = placesOf(id, tests).flatMap(({ file, lines }) =>
    breaksOf(readFileSync(path.join(root, file), 'utf8'), file.endsWith('x'), lines).map((one) => ({ file, ...one })),
  );
  const drawn = shuffled(breaks, next).slice(0, tries);
  if (drawn.length === 0) return { outcome: 'nothing to break', said: [] };
  if ((await runTests(id, tests)) !== 'pass') return { outcome: 'fails unbroken', said: tests };
  const said: string[] = [];
  for (const { file, line, from, to, source } of drawn) {
    const change = `${file}:${line} ${from} → ${to}`;
    if ((await whileBroken(file, source, () => runTests(id, tests))) === 'fail')
      return { outcome: 'noticed', said: [change] };
    said.push(change);
  }
  return { outcome: 'unnoticed', said };
};

/** Tries rows by a seed, and prints how many of those with unit tests were noticed. True when nine of ten were. */
export const runRows = async ({ seed, count, tries }: Asked): Promise<boolean> => {
  const next = numbersOf(seed);
  const ids = readRequirements().map(({ id }) => id);
  const wanted = shuffled(ids, next).slice(0, count ?? Math.ceil(ids.length / 10));
  const named = namedRequirements();
  const outcomes = new Map<Outcome, number>();
  for (const id of wanted) {
    const { outcome, said } = await tryRow(id, named.get(id) ?? [], { next, tries });
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    console.log([`${id}: ${outcome}`, ...said.map((line) => `  ${line}`)].join('\n'));
  }
  const noticed = outcomes.get('noticed') ?? 0;
  const tried = noticed + (outcomes.get('unnoticed') ?? 0);
  const rest = [...outcomes].filter(([outcome]) => outcome !== 'noticed' && outcome !== 'unnoticed');
  console.log(
    `seed ${seed}: ${noticed} of ${tried} rows noticed; ${rest.map(([what, times]) => `${times} ${what}`).join(', ')}`,
  );
  return noticed >= 0.9 * tried;
};
