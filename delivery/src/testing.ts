import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages, layouts, pageRoutesOf, type RemoteConfig } from '@shop/contract';
import { digest } from './digest.ts';
import type { BuildInfo, Builds } from './schemas.ts';
import type { ReleaseStorage } from './storage.ts';
import { whoRuns } from './who-runs.ts';

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

/** A remote's config with no more than is needed. */
export const inventConfig = (changes: Partial<RemoteConfig> = {}): RemoteConfig => ({
  name: 'catalog',
  routes: [
    { path: '/home', name: 'Home', page: './home', layout: 'default', titleKey: 'title.home', render: 'public' },
  ],
  places: [],
  slots: [],
  dispatches: [],
  intents: [],
  locales: [...languages],
  ...changes,
});

/** The names that a config gives its modules. */
const exposesIn = (config: RemoteConfig): string[] => [
  ...pageRoutesOf(config).map(({ page }) => page),
  ...[...config.slots, ...config.intents].map(({ expose }) => expose),
  ...config.locales.map((language) => `./locale-${language}`),
];

/** Modules of a remote for the web server: whatever its config promises, and a text for each title (`title.home`). */
export const remoteCode = (config: RemoteConfig | null): string => {
  const texts: Record<string, Record<string, string>> = {};
  for (const { titleKey } of pageRoutesOf(config ?? { routes: [] })) {
    const [group = '', name = ''] = titleKey.split('.');
    (texts[group] ??= {})[name] = 'A title';
  }
  return `exports.get = (expose) =>
    expose.startsWith('./locale-') ? ${JSON.stringify(texts)} : { default() {}, models: [], action() {} };`;
};

/** A host that loads what `remoteCode` makes. */
export const hostCode = 'exports.importExpose = async ({ serverEntry }, expose) => require(serverEntry).get(expose);';

const knows = {
  layouts: [...layouts],
  slots: ['overlay'],
  intents: ['noticeGiven'],
  dispatches: [],
  languages: [...languages],
  calls: ['carts'],
  platform: ['Link', 'calling'],
};

const hashesIn = '\n// hashes:';

/** Writes into a build's entry the hashes of its other scripts, as they are now. */
export const holdHashes = async (folder: string, entry: string): Promise<void> => {
  const client = path.join(folder, 'client');
  const files = (await readdir(client)).filter((file) => file.endsWith('.js') && file !== entry);
  const hashes = files.map(async (file) => digest(await readFile(path.join(client, file))).integrity);
  const text = await readFile(path.join(client, entry), 'utf8');
  const hashed = `${text.split(hashesIn, 1)[0]}${hashesIn} ${(await Promise.all(hashes)).join(' ')}`;
  await writeFile(path.join(client, entry), hashed);
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
    ...(host ? { contract: '1.0.0', knows } : { contract: '^1.0.0' }),
    exposes: {
      ...(host ? {} : { './home': { js: ['home.abc.js'], css: ['home.abc.css'] } }),
      ...Object.fromEntries(
        (changes.config ? exposesIn(changes.config) : [])
          .filter((expose) => expose !== './home')
          .map((expose) => [expose, { js: [`${expose.slice(2)}.abc.js`], css: [] }]),
      ),
    },
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
    ...(!host && { [`client/${info.entry.client}`]: `var entry = ${JSON.stringify(info.exposes)};`.repeat(20) }),
    'client/tiny.txt': 'x',
    [`server/${info.entry.server}`]: host ? hostCode : remoteCode(info.config),
    'build-info.json': JSON.stringify(info),
  });
  await holdHashes(folder, info.entry.client);
  return info;
};

/** Makes builds live without the gate, as if it had let them through: for tests of what comes after it. */
export const pointAt = (storage: ReleaseStorage, builds: Builds): Promise<unknown> =>
  storage.updateRegistry(async (registry) => {
    const next = { ...registry };
    for (const [name, build] of Object.entries(builds)) {
      const { live = build, manifests = {} } = registry[name] ?? {};
      const integrity = await storage.manifestIntegrity(name, build);
      next[name] = { live: build, lastGood: live, manifests: { ...manifests, [build]: integrity } };
    }
    const packages = Object.fromEntries(Object.entries(builds).map(([name, live]) => [name, { live }]));
    return { registry: next, change: { at: new Date().toISOString(), command: 'promote', ...whoRuns(), packages } };
  });
