// `npm test`: the checks of the workspace that run for each change, cheapest first; closes with what failed and one plain
// line of how many passed and failed. `--nightly` adds what takes long: files called `*.nightly.test.ts`, browser tests
// below `e2e/night` and those tagged `@nightly`, WebKit, Firefox, and servers of the release before. With `--shard=2/3` one
// of three parts, which together are everything: each builds, and takes its share of unit and browser tests; the first has
// the static checks, the budgets and a build in another folder, the middle one the gallery, WebKit and Firefox, the last
// the servers under load.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { askedFrom } from './checks/asked.ts';
import { budgets } from './checks/budgets.ts';
import { browserFailures, jestFailures, type BrowserReport, type Failure, type JestReport } from './checks/failures.ts';
import { root, run } from './checks/run.ts';
import { sameBytes } from './checks/same-bytes.ts';
import { staticChecks } from './checks/static.ts';

const { index, count: parts, isNightly } = askedFrom(process.argv.slice(2));
const isFirst = index === 1;
const isLast = index === parts;
/** Of three parts the one with the least besides its share. */
const isMiddle = index === Math.ceil(parts / 2);
/** For a runner that takes its share by itself. */
const share = parts === 1 ? [] : [`--shard=${index}/${parts}`];

let passed = 0;
const failures: Failure[] = [];
let failed = 0;

const count = (name: string, ok: boolean, output = ''): void => {
  if (ok) passed += 1;
  else {
    failed += 1;
    failures.push({ name, said: '' });
  }
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}${ok || output === '' ? '' : `\n${output}`}`);
};

const report = (name: string): string => path.join(root, '.cache', name);

/** Counts of a runner's JSON report; a runner that died before it could report counts as one failure. */
const addReport = (name: string, ok: boolean, file: string, read: (json: never) => [number, Failure[]]): void => {
  try {
    const [good, bad] = read(JSON.parse(readFileSync(file, 'utf8')) as never); // the runner's own format
    passed += good;
    failed += bad.length;
    failures.push(...bad);
    if (!ok && bad.length === 0) count(name, false, 'ended with an error outside its tests');
  } catch {
    count(name, false, 'wrote no report');
  }
};

/** Replaces the patterns of jest.config.mjs, which each project has besides. */
const withoutNightly = ['/node_modules/', '/dist/', '/releases/', String.raw`\.nightly\.test\.ts$`].map(
  (pattern) => `--testPathIgnorePatterns=${pattern}`,
);

const unitTests = async (): Promise<void> => {
  const file = report('jest.json');
  rmSync(file, { force: true });
  const { ok } = await run('jest', ['--json', `--outputFile=${file}`, ...share, ...(isNightly ? [] : withoutNightly)], {
    show: true,
    env: { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
  });
  addReport('jest', ok, file, (json: JestReport) => [json.numPassedTests, jestFailures(json, root)]);
};

const builds = async (): Promise<void> => {
  const { ok, output } = await run('node', ['scripts/build.ts']);
  count('builds', ok, output);
  if (!ok || !isFirst) return;
  for (const budget of budgets()) count(`budget: ${budget.name}`, budget.ok, budget.detail);
  const elsewhere = await sameBytes();
  count('a build elsewhere has the same bytes', elsewhere.ok, elsewhere.output);
};

/**
 * Servers under concurrency, faults and attacks, at night those of the release before during the migrations, and the whole
 * shop while its processes are killed and restarted, in the short forms.
 */
const hold = async (): Promise<void> => {
  for (const [name, file] of [
    ['hold', 'api/src/hold/main.ts'],
    ...(isNightly ? [['hold: the release before', 'api/src/hold/upgrade/main.ts'] as const] : []),
    ['hold: the whole shop', 'api/src/hold/whole/main.ts'],
  ] as const) {
    const { ok } = await run('node', [file, 'short'], { show: true });
    count(name, ok);
  }
};

/** Runs tests of `e2e`, which are reported under this name. */
const playwright = async (name: string, args: readonly string[]): Promise<void> => {
  const file = report(`${name}.json`);
  rmSync(file, { force: true });
  const { ok } = await run(path.join(root, 'e2e/node_modules/.bin/playwright'), ['test', ...args], {
    show: true,
    cwd: path.join(root, 'e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  addReport(name, ok, file, (json: BrowserReport) => [json.stats.expected, browserFailures(json)]);
};

const browserTests = (): Promise<void> =>
  playwright(
    'playwright',
    isNightly ? share : ['e2e/(?!night/|accessibility/)', '--grep-invert', '@nightly', ...share],
  );

/** A few journeys in WebKit, which stands for Safari. No other system than Linux has it to install. */
const webkit = async (): Promise<void> => {
  if (existsSync('/usr/bin/WebKitWebDriver')) return playwright('webkit', ['--config', 'webkit.config.ts']);
  console.log('left out: browser tests in WebKit, which is not installed (apt-get install webkit2gtk-driver xvfb)');
};

/** A few journeys in Firefox. */
const firefox = async (): Promise<void> => {
  if (existsSync('/usr/bin/firefox-esr')) return playwright('firefox', ['--config', 'firefox-short.config.ts']);
  console.log('left out: browser tests in Firefox, which is not installed (apt-get install firefox-esr)');
};

/** The components in all their states, beside the pictures that are kept of them. */
const gallery = async (): Promise<void> => {
  const built = await run('pnpm', ['gallery:build']);
  count('gallery: build', built.ok, built.output);
  if (built.ok) await playwright('gallery', ['--config', 'gallery.config.ts']);
};

const statics = async (): Promise<void> => {
  for (const check of staticChecks) {
    const { ok, output } = await check.run();
    count(check.name, ok, output);
  }
};

const times: string[] = [];

const stage = async (name: string, check: () => Promise<void>): Promise<void> => {
  const began = Date.now();
  await check();
  times.push(`${name} ${Math.round((Date.now() - began) / 1000)} s`);
};

if (isFirst) await stage('static checks', statics);
await stage('unit tests', unitTests);
await stage('builds', builds);
if (isMiddle) await stage('gallery', gallery);
if (isMiddle && isNightly) {
  await stage('webkit', webkit);
  await stage('firefox', firefox);
}
if (isLast) await stage('hold', hold);
await stage('browser tests', browserTests);

for (const { name, said } of failures) console.log(`\nFAIL ${name}${said && `\n${said}`}`);
console.log(`\n${times.join(', ')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
