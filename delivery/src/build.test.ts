import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { type RunBuild, buildRelease, nextBuildNumber, pnpmCommand } from './build.ts';
import { folderStorage } from './folder-storage.ts';
import { inventDist, temporaryFolder } from './testing.ts';

test('build numbers are seconds and always rise', () => {
  expect(nextBuildNumber([], 1_700_000_000_500)).toBe(1_700_000_000);
  expect(nextBuildNumber([5, 1_700_000_000], 1_700_000_000_500)).toBe(1_700_000_001);
});

test('builds run with the pnpm that runs us, else with the pinned one', () => {
  expect(pnpmCommand({ npm_execpath: '/opt/pnpm/pnpm' })).toEqual(['/opt/pnpm/pnpm']);
  expect(pnpmCommand({ npm_execpath: '/opt/pnpm/pnpm.cjs' })).toEqual([process.execPath, '/opt/pnpm/pnpm.cjs']);
  expect(pnpmCommand({ npm_execpath: '/usr/lib/npm/bin/npm-cli.js' })[0]).toBe('npx');
});

test('a release says which commit its sources were at, and nothing where they are in no repository', async () => {
  const root = await temporaryFolder();
  const target = { name: 'catalog', workspace: '@shop/remote-catalog', directory: root };
  const commitOf = async () => {
    const build: RunBuild = async (_, { BUILD_NUMBER }) => {
      await inventDist(path.join(root, 'dist'), { build: Number(BUILD_NUMBER) });
    };
    const { release } = await buildRelease(root, target, folderStorage(await temporaryFolder()), build);
    return release.commit;
  };
  expect(await commitOf()).toBeNull();
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '--message', 'Begin');
  expect(await commitOf()).toBe(git('rev-parse', 'HEAD').trim());
});
