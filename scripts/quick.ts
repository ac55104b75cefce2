// `pnpm check:quick [BRANCH]`: what a change may have broken, in about a minute. Types of the packages that the change since
// BRANCH (main) reaches, lint, format, boundaries, and the unit tests that import what was changed.
import { affectedProjects, branchPoint, changedFiles } from './checks/affected.ts';
import { run, type Finished } from './checks/run.ts';
import { boundaries, format, lint, types } from './checks/static.ts';

const [branch = 'main'] = process.argv.slice(2);
const since = await branchPoint(branch);
const files = await changedFiles(since);
const reached = affectedProjects(files);

const say = async (name: string, check: Promise<Finished>): Promise<boolean> => {
  const started = performance.now();
  const { ok, output } = await check;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)${ok ? '' : `\n${output}`}`);
  return ok;
};

console.log(`${files.length} files differ from ${branch}; they reach ${reached.join(', ') || 'no package'}`);
const results = [
  await say('types', types(reached)),
  ...(await Promise.all([say('lint', lint()), say('format', format())])),
  await say('boundaries', boundaries()),
];
const tests = await run('jest', [`--changedSince=${since}`, '--passWithNoTests'], {
  show: true,
  env: { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
});
process.exitCode = tests.ok && results.every(Boolean) ? 0 : 1;
