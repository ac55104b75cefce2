// `pnpm mutants [FOLDER …]`: changes rules one at a time, runs the tests that reach each change, and prints what no test
// noticed and the score of each folder; a score below the wanted one is an error. What was found is kept in
// .cache/mutants, so that the next run tries only what has changed since. `--concurrency 2` uses two processes.
//
// `pnpm mutants --rows [ID …] [--count 200] [--seed 20261129] [--tries 3]`: breaks what keeps a row of the requirements and
// runs the unit tests that name it. A tenth of the rows by the day's seed, unless told.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { closeDoor, openDoor } from '../../api/src/testing/pages/asked-for.ts';
import { root } from './checks/run.ts';
import { worthKeeping } from './mutants/reused-report.ts';
import { changedIn, parts, partsFor } from './mutants/parts.ts';
import { runRows } from './mutants/rows/run-rows.ts';
import { report, scoreOf, WANTED } from './mutants/score.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    concurrency: { type: 'string', default: '1' },
    rows: { type: 'boolean', default: false },
    count: { type: 'string' },
    seed: { type: 'string', default: new Date().toISOString().slice(0, 10).replaceAll('-', '') },
    tries: { type: 'string', default: '3' },
  },
});
const asked = positionals.map((folder) => folder.replace(/\/+$/, ''));
const wanted = values.rows ? [] : partsFor(asked);

const changesOf = async ({ part, below }: (typeof wanted)[number]) => {
  const { folder, project, hasSlices = false, without = '' } = part;
  const cacheFolder = path.join('.cache/mutants', folder.replaceAll('/', '-'));
  const found = `${cacheFolder}.json`;
  mkdirSync(path.dirname(cacheFolder), { recursive: true });
  if (existsSync(found)) writeFileSync(found, JSON.stringify(worthKeeping(JSON.parse(readFileSync(found, 'utf8')))));
  // The runner's configuration is read in other processes.
  Object.assign(process.env, {
    MUTANTS_PROJECT: project,
    MUTANTS_TESTS: folder,
    MUTANTS_WITHOUT: without,
    MUTANTS_SLICES: hasSlices ? 'yes' : '',
    MUTANTS_TITLES: path.resolve(`${cacheFolder}.titles.json`),
  });
  const stryker = new Stryker({
    mutate: changedIn(part, below),
    plugins: [import.meta.resolve('@stryker-mutator/jest-runner')],
    testRunner: 'jest',
    testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
    jest: { projectType: 'custom', configFile: 'tools/scripts/mutants/jest.config.mjs' },
    coverageAnalysis: 'perTest',
    ignoreStatic: !hasSlices,
    concurrency: Number(values.concurrency),
    maxTestRunnerReuse: 30,
    timeoutMS: 60_000,
    incremental: true,
    incrementalFile: found,
    tempDirName: `${cacheFolder}.tmp`,
    cleanTempDir: 'always',
    ignorePatterns: [
      '.cache',
      'releases',
      '.data',
      'dist',
      'test-results',
      'playwright-report',
      'world/media',
      'docs/pictures',
    ],
    disableTypeChecks: false,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
  });
  return stryker.runMutationTest();
};

process.chdir(root);
if (values.rows) {
  const { count, seed, tries } = values;
  const areNoticed = await runRows({
    seed: Number(seed),
    ids: positionals,
    count: count === undefined ? undefined : Number(count),
    tries: Number(tries),
  });
  process.exit(areNoticed ? 0 : 1);
}
if (wanted.length === 0) {
  console.error(`No rules in ${asked.join(', ')}. Known: ${parts.map(({ folder }) => folder).join(', ')}.`);
  process.exitCode = 1;
}
// Tests of pages may ask for the API; Stryker runs no globalSetup.
await openDoor();
for (const one of wanted) {
  const { below } = one;
  // What was found before of the rest of the part comes along.
  const changes = (await changesOf(one)).filter(({ fileName }) =>
    path.relative(root, fileName).startsWith(`${below}/`),
  );
  console.log(report(below, changes));
  if (scoreOf(changes) < WANTED) {
    console.error(`${below}: less than ${WANTED} %`);
    process.exitCode = 1;
  }
}
await closeDoor();
