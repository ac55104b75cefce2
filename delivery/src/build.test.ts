import { nextBuildNumber, pnpmCommand } from './build.ts';

test('build numbers are seconds and always rise', () => {
  expect(nextBuildNumber([], 1_700_000_000_500)).toBe(1_700_000_000);
  expect(nextBuildNumber([5, 1_700_000_000], 1_700_000_000_500)).toBe(1_700_000_001);
});

test('builds run with the pnpm that runs us, else with the pinned one', () => {
  expect(pnpmCommand({ npm_execpath: '/opt/pnpm/pnpm' })).toEqual(['/opt/pnpm/pnpm']);
  expect(pnpmCommand({ npm_execpath: '/opt/pnpm/pnpm.cjs' })).toEqual([process.execPath, '/opt/pnpm/pnpm.cjs']);
  expect(pnpmCommand({ npm_execpath: '/usr/lib/npm/bin/npm-cli.js' })[0]).toBe('npx');
});
