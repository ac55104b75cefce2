import { namedRequirements, readRequirements, type Requirement } from '../../checks/requirements.ts';
import { startDatabaseServer, stopDatabaseServer } from '../../../../api/src/testing/database-server.ts';
import { chosenFor, naming, type Chosen } from './chosen.ts';
import { numbersOf, shuffled } from './drawn.ts';
import { instrumentedProduct, type Product } from './instrumented.ts';
import { ranBy, runJest, type Ran } from './ran.ts';

interface Asked {
  seed: number;
  /** Ids of rows; without any they are drawn. */
  ids: readonly string[];
  /** How many rows are drawn; a tenth of all without a word. */
  count?: number | undefined;
  /** How often a row is broken at most, until a test notices. */
  tries: number;
}

type Outcome = 'noticed' | 'unnoticed' | 'browser tests alone' | 'no test' | 'nothing to break' | 'fails unbroken';

interface Tried {
  outcome: Outcome;
  /** What was broken, one after another, or why nothing was. */
  said: string[];
}

/** What does not end within three minutes is broken: tests of a row take seconds. */
const LIMIT = 180_000;

/** Whether a row's tests in these files notice a mistake. */
const isNoticed = async (id: string, { mistake, files }: Chosen, { index }: Product): Promise<boolean> => {
  const env = { ROWS_INDEX: index, __STRYKER_ACTIVE_MUTANT__: mistake.name };
  const { ok } = await runJest(files, ['--runInBand', '--bail', '-t', naming(id).source], { env, timeout: LIMIT });
  return !ok;
};

const linesOf =
  ({ sources }: Product) =>
  (file: string, [first, last]: readonly [number, number]): string =>
    (sources.get(file) ?? '')
      .split('\n')
      .slice(Math.max(0, first - 1), last)
      .join('\n');

const tryRow = async (
  { id, text }: Requirement,
  {
    tests,
    ran,
    product,
    seed,
    tries,
  }: { tests: readonly string[]; ran: ReadonlyMap<string, Ran>; product: Product } & Pick<Asked, 'seed' | 'tries'>,
): Promise<Tried> => {
  const its = tests.flatMap((file) => ran.get(file)?.tests ?? []).filter(({ title }) => naming(id).test(title));
  const failed = its.filter(({ passed }) => !passed);
  if (its.length === 0 || failed.length > 0)
    return { outcome: 'fails unbroken', said: [...tests, ...failed.map(({ title }) => title)] };
  // A row's choice does not depend on which others were drawn with it, but for what their files reach.
  const next = numbersOf(seed + Number.parseInt(id.replaceAll(/\D/g, ''), 10));
  const { mistakes } = product;
  const chosen = chosenFor({
    id,
    text,
    ran: [...ran.values()],
    mistakes,
    textOf: linesOf(product),
    next,
    count: tries,
  });
  if (chosen.length === 0) return { outcome: 'nothing to break', said: [] };
  const said: string[] = [];
  for (const one of chosen) {
    const { file, lines, from, to } = one.mistake;
    const change = `${file}:${lines[0]} ${from} → ${to}`;
    said.push(change);
    if (await isNoticed(id, one, product)) return { outcome: 'noticed', said };
  }
  return { outcome: 'unnoticed', said };
};

/** Does work on a list, two at once, in its order. */
const twoAtOnce = async <T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> => {
  const left = [...list];
  const worker = async (): Promise<void> => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all([worker(), worker()]);
};

/** Tries rows, drawn by a seed, and prints how many of those with unit tests were noticed. True when nine of ten were. */
export const runRows = async ({ seed, ids, count, tries }: Asked): Promise<boolean> => {
  const rows = readRequirements();
  const drawn = shuffled(rows, numbersOf(seed)).slice(0, count ?? Math.ceil(rows.length / 10));
  const wanted = ids.length > 0 ? rows.filter(({ id }) => ids.includes(id)) : drawn;
  const named = namedRequirements();
  const unitTestsOf = (id: string): string[] =>
    (named.get(id) ?? []).filter((file) => !file.includes('.spec.') && !file.includes('.nightly'));
  console.log(`seed ${seed}: ${wanted.map(({ id }) => id).join(' ')}`);

  const product = await instrumentedProduct();
  // One server for all that follows.
  await startDatabaseServer();
  const ran = await ranBy([...new Set(wanted.flatMap(({ id }) => unitTestsOf(id)))].toSorted(), product);
  const outcomes = new Map<Outcome, string[]>();
  let atOnce = 0;
  await twoAtOnce(wanted, async (row) => {
    const tests = unitTestsOf(row.id);
    const untested = named.has(row.id) ? 'browser tests alone' : 'no test';
    const { outcome, said }: Tried =
      tests.length === 0 ? { outcome: untested, said: [] } : await tryRow(row, { tests, ran, product, seed, tries });
    if (outcome === 'noticed' && said.length === 1) atOnce += 1;
    outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), row.id]);
    console.log([`${row.id}: ${outcome}`, ...said.map((line) => `  ${line}`)].join('\n'));
  });
  await stopDatabaseServer();

  const noticed = outcomes.get('noticed')?.length ?? 0;
  const tried = noticed + (outcomes.get('unnoticed')?.length ?? 0);
  console.log(`seed ${seed}: ${noticed} of ${tried} rows noticed, ${atOnce} of them at the first try`);
  for (const [outcome, which] of outcomes) if (outcome !== 'noticed') console.log(`${outcome}: ${which.join(' ')}`);
  return noticed >= 0.9 * tried;
};
