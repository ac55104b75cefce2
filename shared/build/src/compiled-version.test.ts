import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compiledVersion } from './compiled-version.ts';

const folders: string[] = [];
afterAll(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** A package whose node_modules hold one platform. */
const remoteWith = (manifest: object): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'compiled-'));
  folders.push(folder);
  const platform = path.join(folder, 'node_modules/@shop/platform');
  mkdirSync(path.join(platform, 'src'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "@shop/remote-x", "version": "9.9.9" }');
  writeFileSync(path.join(platform, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(platform, 'src/index.js'), '');
  writeFileSync(path.join(platform, 'src/package.json'), '{ "type": "commonjs", "version": "0.0.1" }');
  return folder;
};
const manifest = { name: '@shop/platform', version: '4.1.0', exports: { '.': './src/index.js' } };

test('the version that a build records is that of the copy which its sources import', () => {
  expect(compiledVersion(remoteWith(manifest), '@shop/platform')).toBe('4.1.0');
});

test('a package that is not there, or says no version, ends the build', () => {
  expect(() => compiledVersion(remoteWith({ ...manifest, version: 'next' }), '@shop/platform')).toThrow('no version');
  expect(() => compiledVersion(remoteWith(manifest), '@shop/not-there')).toThrow('@shop/not-there');
});
