// `npm test`: every check of the workspace, cheapest first; closes with what failed and one plain line of how many
// passed and failed.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { budgets } from './checks/budgets.ts';
import { browserFailures, jestFailures, type BrowserReport, type Failure, type JestReport } from './checks/failures.ts';
import { root, run } from './checks/run.ts';
import { staticChecks } from './checks/static.ts';

let passed = 0;
const failures: Failure[] = [];
let failed = 0;

function count(name: string, ok: boolean, output = ''): void {
  if (ok) passed += 1;
  else {
    failed += 1;
    failures.push({ name, said: '' });
  }
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}${ok || output === '' ? '' : `\n${output}`}`);
}

const report = (name: string): string => path.join(root, '.cache', name);

/** Counts of a runner's JSON report; a runner that died before it could report counts as one failure. */
function addReport(name: string, ok: boolean, file: string, read: (json: never) => [number, Failure[]]): void {
  try {
    const [good, bad] = read(JSON.parse(readFileSync(file, 'utf8')) as never); // the runner's own format
    passed += good;
    failed += bad.length;
    failures.push(...bad);
    if (!ok && bad.length === 0) count(name, false, 'ended with an error outside its tests');
  } catch {
    count(name, false, 'wrote no report');
  }
}

async function unitTests(): Promise<void> {
  const file = report('jest.json');
  rmSync(file, { force: true });
  const { ok } = await run('jest', ['--json', `--outputFile=${file}`, '--maxWorkers=2'], {
    show: true,
    env: { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
  });
  addReport('jest', ok, file, (json: JestReport) => [json.numPassedTests, jestFailures(json, root)]);
}

async function builds(): Promise<void> {
  const { ok, output } = await run('node', ['scripts/build.ts']);
  count('builds', ok, output);
  if (ok) for (const budget of budgets()) count(`budget: ${budget.name}`, budget.ok, budget.detail);
}

/** Servers under concurrency, faults and attacks, in the short form. */
async function hold(): Promise<void> {
  const { ok } = await run('node', ['api/src/hold/main.ts', 'short'], { show: true });
  count('hold', ok);
}

async function browserTests(): Promise<void> {
  const file = report('playwright.json');
  rmSync(file, { force: true });
  const { ok } = await run(path.join(root, 'e2e/node_modules/.bin/playwright'), ['test'], {
    show: true,
    cwd: path.join(root, 'e2e'),
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  addReport('playwright', ok, file, (json: BrowserReport) => [json.stats.expected, browserFailures(json)]);
}

for (const check of staticChecks) {
  const { ok, output } = await check.run();
  count(check.name, ok, output);
}
await unitTests();
await builds();
await hold();
await browserTests();

for (const { name, said } of failures) console.log(`\nFAIL ${name}${said && `\n${said}`}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
