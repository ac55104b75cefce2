/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../../..');

/** A remote with one page and nothing else. */
const sources = {
  'package.json': '{ "type": "module", "config": { "port": 1 } }',
  'remote.config.js': "export default { name: 'chairs', routes: [{ page: './chair' }], locales: ['en'] };",
  'src/pages/chair.tsx': 'export default function Chair() { return <p>Chair</p>; }',
  'locales/en.json': '{ "chair": "Chair" }',
  'build.js': `
    import webpack from ${JSON.stringify(require.resolve('webpack'))};
    import { remoteBuild } from ${JSON.stringify(path.join(root, 'shared/build/src/webpack.ts'))};
    import config from './remote.config.js';
    const builds = remoteBuild(config, import.meta.dirname, true).map((one) => ({ ...one, cache: false }));
    webpack(builds, (error, stats) => {
      if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
    });
  `,
};

/** Builds it in a folder of its own, in a process of its own, as `pnpm build` does; its files by name, but the maps, which name sources from the workspace on. */
const builtIn = async (folder: string): Promise<Record<string, string>> => {
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  mkdirSync(path.join(folder, 'node_modules/@shop'), { recursive: true });
  for (const name of ['platform', 'contract'])
    symlinkSync(path.join(root, 'shared', name), path.join(folder, 'node_modules/@shop', name));
  await promisify(execFile)(process.execPath, ['build.js'], {
    cwd: folder,
    env: { ...process.env, BUILD_NUMBER: '7', NODE_OPTIONS: '' },
  });
  const dist = path.join(folder, 'dist');
  return Object.fromEntries(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)))
      .filter((file) => !file.startsWith('maps'))
      .sort()
      .map((file) => [file, readFileSync(path.join(dist, file), 'utf8')]),
  );
};

test('X-300 a remote that is built in another folder has the same files with the same bytes', async () => {
  const folders = mkdtempSync(path.join(tmpdir(), 'same-bytes-'));
  const [one = {}, other = {}] = await Promise.all(['one', 'another'].map((name) => builtIn(path.join(folders, name))));
  expect(Object.keys(one)).toContain('server/remoteEntry.js');
  expect(other).toEqual(one);
  // The name of the generated file is a hash of where the workspace lies.
  expect(one['server/remoteEntry.js']).not.toMatch(/entry\.[\da-f]{32}/);
  rmSync(folders, { recursive: true });
  // Two processes that load webpack share two cores with the other tests.
}, 120_000);
