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
    import webpack from ${JSON.stringify(import.meta.resolve('webpack'))};
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

/** Prints the modules of the host's server half that have a folder in their names, with their ids. */
const printIds = `
  import path from 'node:path';
  import webpack from ${JSON.stringify(import.meta.resolve('webpack'))};
  const { default: builds } = await import(${JSON.stringify(path.join(root, 'host/webpack.config.mjs'))});
  const made = typeof builds === 'function' ? builds({}, { mode: 'production' }) : builds;
  const server = made.find(({ name }) => name === 'host:server');
  const print = (compilation) => (modules) => {
    const ofFolder = [...modules].filter((one) => one.identifier().includes('= ' + ${JSON.stringify(root + path.sep)}));
    console.log(JSON.stringify(ofFolder.map((one) => [one.identifier(), compilation.chunkGraph.getModuleId(one)])));
  };
  const ids = { apply: (compiler) => compiler.hooks.compilation.tap('ids', (compilation) =>
    compilation.hooks.afterOptimizeModuleIds.tap('ids', print(compilation))) };
  const written = { ...server.output, path: path.join(process.cwd(), 'dist') };
  webpack({ ...server, output: written, plugins: [...server.plugins, ids] }).run((error, stats) => {
    if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
  });
`;

test('the id of no module comes from the folder in which the workspace lies', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'module-ids-'));
  writeFileSync(path.join(folder, 'ids.mjs'), printIds);
  const { stdout } = await promisify(execFile)(process.execPath, ['ids.mjs'], {
    cwd: folder,
    env: { ...process.env, BUILD_NUMBER: '7', NODE_ENV: 'production', NODE_OPTIONS: '' },
  });
  rmSync(folder, { recursive: true });
  const ids = (JSON.parse(stdout) as [string, string | number][]).map(([, id]) => id); // as the script prints them
  expect(ids).toContain('webpack/sharing/provide/default/react');
  expect(ids.filter((id) => typeof id === 'number')).toEqual([]);
});

test('a remote that is built in another folder has the same files with the same bytes', async () => {
  const folders = mkdtempSync(path.join(tmpdir(), 'same-bytes-'));
  const [one = {}, other = {}] = await Promise.all(['one', 'another'].map((name) => builtIn(path.join(folders, name))));
  expect(Object.keys(one)).toContain('server/remoteEntry.js');
  expect(other).toEqual(one);
  // The name of the generated file is a hash of where the workspace lies.
  expect(one['server/remoteEntry.js']).not.toMatch(/entry\.[\da-f]{32}/);
  rmSync(folders, { recursive: true });
  // Two processes that load webpack share two cores with the other tests.
});
