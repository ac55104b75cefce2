import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { budgets } from '../checks/budgets.ts';
import { root, run, type Finished } from '../checks/run.ts';
import type { Check } from './static.ts';
import { journeysOf } from './changed.ts';
import { browserFindings, jestFindings } from './reports.ts';
import type { Findings } from './result.ts';

/** Where a task runs. */
export interface Place {
  /** The package's folder, absolute; the workspace's for tasks of the workspace. */
  folder: string;
  /** Whether what is left to the night runs too: `npm test -- --all`. */
  isAll: boolean;
}

type Stage = (place: Place) => Promise<Findings>;

const found = (name: string, { ok, output }: Finished): Findings => ({
  passed: ok ? 1 : 0,
  failures: ok ? [] : [{ name, said: output.trimEnd() }],
  files: [],
});

const together = (all: readonly Findings[]): Findings => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failures: all.flatMap(({ failures }) => failures),
  files: all.flatMap(({ files }) => files),
});

/** What only these need is loaded by them: the tasks of packages start a hundred times without it. */
const checks =
  (list: (from: typeof import('./static.ts')) => readonly Check[]): Stage =>
  async () => {
    const all: Findings[] = [];
    for (const check of list(await import('./static.ts'))) all.push(found(check.name, await check.run()));
    return together(all);
  };

const inWorkspace = ({ folder }: Place): string => path.relative(root, folder);

/** Every package is checked as a program of its own: what it sees is what its package.json says. */
const types: Stage = async (place) => {
  const name = inWorkspace(place) || 'tools/scripts';
  const known = path.join(root, '.cache/types', `${name.replaceAll('/', '-')}.tsbuildinfo`);
  return found(
    `types of ${name}`,
    await run('tsc', ['-p', name, '--singleThreaded', '--incremental', '--tsBuildInfoFile', known]),
  );
};

/** A runner's report in JSON, read after it has ended; one that is not there counts as a failure. */
const reported = async (
  name: string,
  place: Place,
  runner: (file: string) => Promise<Finished>,
  read: (json: never) => Findings,
): Promise<Findings> => {
  const file = path.join(place.folder, '.cache/tasks', `${name}.report.json`);
  rmSync(file, { force: true });
  mkdirSync(path.dirname(file), { recursive: true });
  const { ok, output } = await runner(file);
  const ended = (): Findings => found(name, { ok: false, output: output.slice(-4000) });
  if (!existsSync(file)) return ended();
  const findings = read(JSON.parse(readFileSync(file, 'utf8')) as never); // the runner's own format
  // An error outside of the tests.
  return ok || findings.failures.length > 0 ? findings : together([findings, ended()]);
};

/** Of the patterns of jest.config.mjs, which a call replaces. */
const LEFT_OUT = ['/node_modules/', '/dist/', '/releases/'];
/** Tests that read more of the workspace than their package and what it imports: they run when any file has changed. */
const WORKSPACE = String.raw`\.workspace\.test\.tsx?$`;
const NIGHTLY = String.raw`\.nightly(?:\.workspace)?\.test\.tsx?$`;

const jest = (place: Place, args: readonly string[], without: readonly string[]): Promise<Findings> => {
  const ignored = [...LEFT_OUT, ...without, ...(place.isAll ? [] : [NIGHTLY])];
  return reported(
    'unit',
    place,
    (file) =>
      run('node', [
        // What was compiled for one test file is there for the next.
        '--no-flush-bytecode',
        path.join(root, 'node_modules/jest/bin/jest.js'),
        ...args,
        '--json',
        `--outputFile=${file}`,
        '--passWithNoTests',
        ...ignored.map((pattern) => `--testPathIgnorePatterns=${pattern}`),
      ]),
    (json) => jestFindings(json, root),
  );
};

/** So few test files cost less one after another: other packages' run beside them. */
const FEW = 50;

/** A package's tests; of the workspace those of its scripts, and what reads all packages. Patterns stand before lists. */
const unit: Stage = (place) => {
  const name = inWorkspace(place);
  if (name === '') return jest(place, ['./tools/scripts/', WORKSPACE], []);
  const files = globSync('**/*.test.{ts,tsx}', { cwd: place.folder, exclude: ['**/node_modules', 'dist', 'releases'] });
  // Jest looks for files in this folder alone.
  return jest(
    place,
    [`./${name}/`, `--roots=${place.folder}`, ...(files.length < FEW ? ['--runInBand'] : [])],
    [WORKSPACE],
  );
};

/**
 * The store of this run of the checks, filled with the world: runs of browser tests begin with a copy. It is of this run
 * alone, because what it holds is counted from the moment at which it was filled.
 */
const filledStore = async (): Promise<string> => {
  const store = path.join(root, '.cache/stores', process.env.CHECK_RUN ?? String(process.pid));
  if (existsSync(store)) return store;
  const making = `${store}-${process.pid}`;
  const { ok, output } = await run('node', ['api/src/testing/filled-store.ts', making]);
  if (!ok) throw new Error(`no store for browser tests\n${output}`);
  // Two tasks may have made one at once: then the other's is as good.
  if (!existsSync(store)) renameSync(making, store);
  return store;
};

const browser = async (name: string, place: Place, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const store = await filledStore();
  return reported(
    name,
    place,
    (file) =>
      run(path.join(root, 'e2e/node_modules/.bin/playwright'), ['test', ...args], {
        cwd: path.join(root, 'e2e'),
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, E2E_STORE: store, ...env },
      }),
    browserFindings,
  );
};

const withoutNight = ({ isAll }: Place): string[] => (isAll ? [] : ['--grep-invert', '@nightly']);
const specsIn = (folder: string): string => `/e2e/${folder}/`;

/** One visit of each route of a remote; of `e2e` the pages of no remote, and what looks at no single page. */
const pages: Stage = (place) => {
  const remote = /^remote-(.*)$/.exec(inWorkspace(place))?.[1];
  const specs = remote === undefined ? specsIn('pages') : `${specsIn('pages')}every-route.spec.ts`;
  return browser('pages', place, [specs, ...withoutNight(place)], { E2E_ROUTES_OF: remote ?? 'none' });
};

/** A new remote has none yet. */
const journeys: Stage = (place) =>
  browser('journeys', place, [specsIn(journeysOf(inWorkspace(place))), '--pass-with-no-tests', ...withoutNight(place)]);

/** Tests in another browser, where it is installed: no other system than Linux has WebKit to install. */
const elsewhere =
  (name: string, program: string, config: string): Stage =>
  async (place) => {
    if (existsSync(program)) return browser(name, place, ['--config', config]);
    console.log(`left out: browser tests in ${name}, which is not installed`);
    return { passed: 0, failures: [], files: [] };
  };

/** Runs a measure of the servers in its short form. */
const measure =
  (name: string, files: readonly string[]): Stage =>
  async () => {
    const all: Findings[] = [];
    for (const file of files) all.push(found(name, await run('node', [file, 'short'])));
    return together(all);
  };

/** The components in all their states, beside the pictures that are kept of them. */
const gallery: Stage = async (place) => {
  const built = await run('pnpm', ['gallery:build']);
  if (!built.ok) return found('gallery: build', built);
  return browser('gallery', place, ['--config', 'gallery.config.ts']);
};

/** What each task of turbo.json does, by its name. */
export const stages: Readonly<Record<string, Stage>> = {
  types,
  unit,
  lint: checks(({ lintChecks }) => lintChecks),
  static: checks(({ staticChecks }) => staticChecks),
  build: async () => found('builds', await run('node', ['tools/scripts/build.ts'])),
  budget: async () =>
    together(budgets().map(({ name, ok, detail }) => found(`budget: ${name}`, { ok, output: detail }))),
  bytes: async () => {
    const { sameBytes } = await import('../checks/same-bytes.ts');
    return found('a build elsewhere has the same bytes', await sameBytes());
  },
  pages,
  journeys,
  night: (place) => browser('night', place, [specsIn('night')]),
  hold: measure('hold', ['api/src/hold/main.ts', 'api/src/hold/whole/main.ts']),
  upgrade: measure('hold: the release before', ['api/src/hold/upgrade/main.ts']),
  gallery,
  webkit: elsewhere('webkit', '/usr/bin/WebKitWebDriver', 'webkit.config.ts'),
  firefox: elsewhere('firefox', '/usr/bin/firefox-esr', 'firefox-short.config.ts'),
};
