import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPackage, releasedPackages } from './packages.ts';
import { sourceHash } from './source-hash.ts';

const root = mkdtempSync(path.join(tmpdir(), 'checkout-of-hello-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const lockfile = (platform: string): string =>
  `lockfileVersion: '9.0'\n\nimporters:\n\n  .:\n    dependencies:\n      '@shop/platform':\n        version: ${platform}\n\npackages:\n`;

test('a repository that holds one remote has that one to release, whatever its folder is called', async () => {
  write('package.json', '{ "name": "@shop/remote-hello" }');
  write('remote.config.ts', 'export default {};');
  const hello = { name: 'hello', workspace: '@shop/remote-hello', directory: root };
  expect(releasedPackages(root)).toEqual([hello]);
  expect(findPackage(root, 'remote-hello')).toEqual(hello);
  expect(() => findPackage(root, 'catalog')).toThrow('There is no package “catalog”. Known: remote-hello.');

  write('pnpm-lock.yaml', lockfile('3.1.0'));
  const before = await sourceHash(root, hello);
  expect(await sourceHash(root, hello)).toBe(before);
  write('pnpm-lock.yaml', lockfile('3.2.0'));
  expect(await sourceHash(root, hello)).not.toBe(before);
});
