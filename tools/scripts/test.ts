// `npm test`: what has to hold for each change, by the tasks of turbo.json, whose results are kept by the hash of what they
// read. What lies beside the shop (load runs, the gallery, a second build) runs when its package, or what that imports,
// differs from the branch that it is merged into; the journeys of a package when it differs itself. `--all` runs everything, as each night.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './checks/run.ts';
import { changedPackages, changedSince, packagesWithChangedJourneys } from './tasks/changed.ts';
import { processorSeconds, readResult } from './tasks/result.ts';
import { summaryOf, type Done } from './tasks/summary.ts';

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const began = Date.now();

/** Tasks of turbo.json: of every package that has them, unless one is named. */
const each = ['types', 'lint', 'static', 'unit', 'build', 'budget', 'pages', '@shop/e2e#journeys'];
const nightly = ['journeys', 'night', 'hold', 'upgrade', 'gallery', 'bytes', 'webkit', 'firefox'];
/** What runs besides when one of these packages has changed. */
const beside: Readonly<Record<string, readonly string[]>> = {
  '@shop/api#hold': ['@shop/api', '@shop/delivery'],
  '@shop/gallery#gallery': ['@shop/gallery'],
  '//#bytes': ['@shop/build'],
};
/** As package.json and turbo.json call it; other scripts have the short names. */
const PREFIX = 'check:';
const inTurbo = (task: string): string => task.replace(/[^#]+$/, `${PREFIX}$&`);

const besides = (): string[] => {
  const since = changedSince();
  const changed = new Set(changedPackages(since));
  const journeys = packagesWithChangedJourneys(since).map((name) => `${name}#journeys`);
  const others = Object.entries(beside).flatMap(([task, of]) => (of.some((name) => changed.has(name)) ? [task] : []));
  return [...journeys, ...others];
};

const browserVersion = (): string =>
  ['chromium-headless-shell', 'chromium']
    .map((program) => spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout ?? '')
    .join('')
    .trim();

interface TurboRun {
  tasks: {
    task: string;
    directory: string;
    cache: { status: 'HIT' | 'MISS' };
    execution?: { startTime: number; endTime: number };
  }[];
}

const runs = (): Set<string> => new Set(globSync('.turbo/runs/*.json', { cwd: root }));
const before = runs();
const turbo = spawnSync(
  path.join(root, 'node_modules/.bin/turbo'),
  [
    'run',
    ...[...each, ...(values.all ? nightly : besides())].map(inTurbo),
    '--concurrency=3',
    '--continue=dependencies-successful',
    '--output-logs=new-only',
    '--log-order=grouped',
    '--ui=stream',
    '--summarize',
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
      // For the next process of this run: shops, builds and runners start sooner.
      NODE_COMPILE_CACHE: path.join(root, '.cache/compiled'),
      // Tests make much that lives for a moment: with more room for it a tenth of their time is not spent on collecting it.
      NODE_OPTIONS: '--experimental-vm-modules --no-warnings --max-semi-space-size=64',
      TURBO_CACHE_DIR: process.env.TURBO_CACHE_DIR ?? path.join(homedir(), '.cache/boreal-checks'),
      TURBO_TELEMETRY_DISABLED: '1',
      TURBO_NO_UPDATE_NOTIFIER: '1',
      // The workspace is installed by now.
      pnpm_config_verify_deps_before_run: 'false',
      CHECK_RUN: String(process.pid),
      CHECK_ALL: values.all ? '1' : '',
      // Parts of the key of what they take part in.
      CHECK_BROWSER: browserVersion(),
      CHECK_DAY: new Date().toISOString().slice(0, 10),
    },
  },
);
rmSync(path.join(root, '.cache/stores'), { recursive: true, force: true });

const newRun = [...runs()].find((file) => !before.has(file));
const { tasks }: TurboRun = newRun ? JSON.parse(readFileSync(path.join(root, newRun), 'utf8')) : { tasks: [] }; // turbo's own format
const done: Done[] = tasks
  .filter(({ task, execution }) => task.startsWith(PREFIX) && execution)
  .map(({ task, directory, cache, execution }) => {
    const name = task.slice(PREFIX.length);
    return {
      task: name,
      folder: directory,
      isCached: cache.status === 'HIT',
      start: execution?.startTime ?? 0,
      end: execution?.endTime ?? 0,
      result: readResult(path.join(root, directory), name),
    };
  });
const { lines, passed, failures } = summaryOf(done);
for (const { name, said } of failures) console.log(`\nFAIL ${name}${said && `\n${said}`}`);
console.log(`\n${lines.join('\n')}`);
const whole = [`${((Date.now() - began) / 60_000).toFixed(1)} min`];
const processor = processorSeconds();
if (processor !== null) whole.push(`${(processor / 60).toFixed(1)} processor min`);
console.log(`\n${whole.join(', ')}`);
const isFailed = failures.length > 0 || turbo.status !== 0;
console.log(`${passed} passed, ${failures.length === 0 && isFailed ? 1 : failures.length} failed`);
process.exitCode = isFailed ? 1 : 0;
