import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BuildInfo } from './schemas.ts';

/** Writes files (path → text) under a folder, making what is missing. */
export const writeFiles = async (folder: string, files: Record<string, string>): Promise<void> => {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
};

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** An empty folder of this test's own; gone with the last test of its file. */
export const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-delivery-'));
  folders.push(folder);
  return folder;
};

/** Leaves in `folder` what a build of a tiny package leaves in `dist`. */
export const inventDist = async (folder: string, changes: Partial<BuildInfo> = {}): Promise<BuildInfo> => {
  const name = changes.package ?? 'catalog';
  const host = name === 'host';
  const info: BuildInfo = {
    package: name,
    build: 100,
    platform: host ? '1.0.0' : '^1.0.0',
    config: null,
    entry: { client: host ? 'main.abc.js' : 'remoteEntry.abc.js', server: host ? 'render.js' : 'remoteEntry.js' },
    exposes: host ? {} : { './home': { js: ['home.abc.js'], css: ['home.abc.css'] } },
    scripts: host ? ['main.abc.js'] : [],
    styles: host ? ['main.abc.css'] : [],
    sourceHash: 'invented',
    ...changes,
  };
  const client = [
    info.entry.client,
    ...info.styles,
    ...Object.values(info.exposes).flatMap((e) => [...e.js, ...e.css]),
  ];
  await writeFiles(folder, {
    ...Object.fromEntries(client.map((file) => [`client/${file}`, `/* ${file} of build ${info.build} */`.repeat(20)])),
    'client/tiny.txt': 'x',
    [`server/${info.entry.server}`]: 'exports.build = 1;',
    'build-info.json': JSON.stringify(info),
  });
  return info;
};
