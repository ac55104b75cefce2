import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RunBuild } from './build.ts';
import { nextBuildNumber, pnpmCommand } from './build.ts';
import { runCommand } from './commands.ts';
import { ensureLive } from './ensure-live.ts';
import { folderStorage } from './folder-storage.ts';
import { releasedPackages } from './packages.ts';
import { inventDist, temporaryFolder, writeFiles } from './testing.ts';

const workspace = async () => {
  const root = await temporaryFolder();
  await writeFiles(root, {
    'pnpm-lock.yaml': 'lock',
    'host/package.json': '{}',
    'host/server/app.ts': 'server',
    'remote-catalog/package.json': '{}',
    'remote-catalog/src/home.tsx': 'home',
    'shared/ui/src/button.tsx': 'button',
  });
  const built: string[] = [];
  const runBuild: RunBuild = async (target, env) => {
    built.push(target.name);
    await inventDist(path.join(target.directory, 'dist'), { package: target.name, build: Number(env.BUILD_NUMBER) });
  };
  const storage = folderStorage(path.join(root, 'releases'));
  const run = (...args: string[]) => runCommand({ root, storage, runBuild }, args);
  const ensure = () => ensureLive(root, releasedPackages(root), storage, { runBuild });
  return { root, storage, built, run, ensure };
};

test('publish builds and packs; the first build goes live, a later one waits for promote; rollback and status tell', async () => {
  const { run, storage } = await workspace();
  expect(await run('publish', 'remote-catalog')).toMatch(/^catalog \d+ published and live/);
  const first = (await storage.readRegistry()).catalog?.live;
  expect(await run('publish', 'catalog')).toMatch(/Make it live: pnpm release promote catalog \d+$/);
  expect((await storage.readRegistry()).catalog?.live).toBe(first);
  const second = (await storage.builds('catalog')).at(-1);
  expect(second).toBeGreaterThan(Number(first));
  expect(await run('promote', 'remote-catalog')).toBe(`catalog ${second} is live.`);
  expect(await run('rollback', '@shop/remote-catalog')).toBe(`catalog ${first} is live.`);
  expect(await run('status')).toMatch(
    /host +not live \(0 builds\)\ncatalog +live \d+, last good none, 2 builds, rolled back/,
  );
});

test.each([
  [[], /^Usage/],
  [['deploy'], /There is no command “deploy”/],
  [['publish'], /Name a package\. Known: host, remote-catalog/],
  [['publish', 'remote-cart'], /There is no package “remote-cart”\. Known: host, remote-catalog/],
  [['promote', 'host'], /host has no build yet/],
  [['promote', 'host', 'latest'], /“latest” is not a build number/],
  [['promote', 'host', '12'], /There is no build 12 of host/],
  [['rollback', 'host'], /host is not live/],
  [['rollback', 'host', '12'], /Too many words/],
])('misuse %j is answered clearly', async (args, message) => {
  const { run } = await workspace();
  await expect(run(...args)).rejects.toThrow(message);
});

test('builds what changed: sources, shared sources and lockfile count; tests, texts and the web server do not', async () => {
  const { root, ensure, built } = await workspace();
  await ensure();
  expect(built.sort()).toEqual(['catalog', 'host']);
  const rebuiltAfter = async (file: string) => {
    built.length = 0;
    await writeFiles(root, { [file]: `changed ${file}` });
    await ensure();
    return built.sort().join(' ');
  };
  expect(await rebuiltAfter('remote-catalog/src/home.tsx')).toBe('catalog');
  expect(await rebuiltAfter('remote-catalog/src/home.test.tsx')).toBe('');
  expect(await rebuiltAfter('remote-catalog/README.md')).toBe('');
  expect(await rebuiltAfter('host/server/app.ts')).toBe('');
  expect(await rebuiltAfter('host/src/app.tsx')).toBe('host');
  expect(await rebuiltAfter('shared/ui/src/button.tsx')).toBe('catalog host');
  expect(await rebuiltAfter('pnpm-lock.yaml')).toBe('catalog host');
});

test('going back to earlier sources reuses their release; a damaged one is built again', async () => {
  const { root, storage, ensure, built } = await workspace();
  const liveCatalog = async () => (await storage.readRegistry()).catalog?.live;
  await ensure();
  const first = await liveCatalog();
  await writeFiles(root, { 'remote-catalog/src/home.tsx': 'second' });
  await ensure();
  expect(await liveCatalog()).not.toBe(first);
  await writeFiles(root, { 'remote-catalog/src/home.tsx': 'home' });
  built.length = 0;
  await ensure();
  expect(built).toEqual([]);
  expect(await liveCatalog()).toBe(first);
  await writeFile(path.join(storage.root, `catalog/${first}/client/home.abc.js`), 'broken');
  await ensure();
  expect(built).toEqual(['catalog']);
});

test('a rolled-back build does not come back by itself, but does by promote or with new sources', async () => {
  const { root, storage, ensure, run } = await workspace();
  await ensure();
  await writeFiles(root, { 'remote-catalog/src/home.tsx': 'bad' });
  await ensure();
  await run('rollback', 'catalog');
  const back = (await storage.readRegistry()).catalog?.live;
  const outcome = (await ensure()).find(({ name }) => name === 'catalog');
  expect(outcome).toEqual({ name: 'catalog', outcome: 'held', build: back });
  await writeFiles(root, { 'remote-catalog/src/home.tsx': 'mended' });
  await ensure();
  expect((await storage.readRegistry()).catalog?.live).toBeGreaterThan(Number(back));
});

test('build numbers are seconds and always rise', () => {
  expect(nextBuildNumber([], 1_700_000_000_500)).toBe(1_700_000_000);
  expect(nextBuildNumber([5, 1_700_000_000], 1_700_000_000_500)).toBe(1_700_000_001);
});

test('builds run with the pnpm that runs us, else with the pinned one', () => {
  expect(pnpmCommand({ npm_execpath: '/opt/pnpm/pnpm' })).toEqual(['/opt/pnpm/pnpm']);
  expect(pnpmCommand({ npm_execpath: '/opt/pnpm/pnpm.cjs' })).toEqual([process.execPath, '/opt/pnpm/pnpm.cjs']);
  expect(pnpmCommand({ npm_execpath: '/usr/lib/npm/bin/npm-cli.js' })[0]).toBe('npx');
});
