import path from 'node:path';
import type { PageRoute, RemoteConfig } from '@shop/contract';
import { folderStorage } from '../folder-storage.ts';
import { pack } from '../pack.ts';
import { promote } from '../registry.ts';
import type { BuildInfo, Samples } from '../schemas.ts';
import { holdHashes, inventConfig, inventDist, pointAt, temporaryFolder, writeFiles } from '../testing.ts';
import { samplesFile } from './samples.ts';

/** Differences from the invented build. */
export interface Build extends Partial<BuildInfo> {
  /** Contents of files of `dist`, in place of invented ones. */
  files?: Record<string, string>;
  samples?: Partial<Samples>;
  /** False: the entry has no hashes of the files that took the place of others. */
  hashed?: boolean;
}

/** A page's route. */
export const route = (changes: Partial<PageRoute>): PageRoute => ({
  path: '/home',
  name: 'Home',
  page: './home',
  layout: 'default',
  titleKey: 'title.home',
  render: 'public',
  ...changes,
});

/** A shop of a host and the cart's remote, build 1, both live. */
export const shop = async (cart: Partial<RemoteConfig> = {}) => {
  const storage = folderStorage(await temporaryFolder());
  const add = async (build: number, { files = {}, hashed = true, samples, ...facts }: Build) => {
    const dist = await temporaryFolder();
    const { entry } = await inventDist(dist, { build, ...facts });
    await writeFiles(dist, files);
    if (hashed) await holdHashes(dist, entry.client);
    const given = samples && { [samplesFile]: JSON.stringify({ pages: [{ url: '/home' }], answers: [], ...samples }) };
    await writeFiles(dist, { ...given });
    await pack(dist, storage, { samples: path.join(dist, samplesFile) });
  };
  const config = inventConfig({
    name: 'cart-checkout',
    routes: [route({ path: '/cart', name: 'Cart' })],
    intents: [{ intent: 'cartAddRequested', expose: './drawer' }],
    ...cart,
  });
  await add(1, { package: 'host' });
  await add(1, { package: 'cart-checkout', config });
  await pointAt(storage, { host: 1, 'cart-checkout': 1 });
  /** Why a build of the catalog is refused, a line for each fault; nothing when it is not. */
  const refused = async (build: Build = {}): Promise<string[]> => {
    await add(2, { config: inventConfig(), ...build });
    const said = await promote(storage, 'catalog', 2).then(
      () => '',
      (error: Error) => error.message,
    );
    expect((await storage.readRegistry()).catalog?.live).toBe(said === '' ? 2 : undefined);
    return said.split('\n- ').slice(1);
  };
  return { storage, add, refused };
};

/** A build of the catalog with another config. */
export const catalog = (changes: Partial<RemoteConfig>): Build => ({ config: inventConfig(changes) });

/**
 * A host whose pages are what the module of their route answers (`default({ call, report })`), below a shell that asks
 * the API for its menu.
 */
export const renderingHost: Build = {
  package: 'host',
  files: {
    'server/render.js': `exports.importExpose = async ({ serverEntry }, expose) => require(serverEntry).get(expose);
exports.render = async ({ url, remotes, api, report, send }) => {
  const call = async (path) => {
    const answer = await send(api.baseUrl + path, { method: 'GET', headers: api.headers, body: null });
    return { status: answer.status, ...(await answer.json()) };
  };
  const menu = await call('/api/menu');
  for (const { name, config, serverEntry } of remotes)
    for (const { path, page } of config.routes)
      if (path === url.split('?')[0]) {
        const shown = await require(serverEntry).get(page).default({
          call,
          report: (error) => report({ remote: name, expose: page, cause: 'loader' }, error),
        });
        const exposes = [page, './locale-en'].map((expose) => ({ remote: name, expose }));
        return { status: 200, markup: menu.result ?? '', head: {}, state: null, exposes, ...shown };
      }
  return { status: 404, markup: menu.result ?? '', head: {}, state: null, exposes: [] };
};`,
  },
  samples: {
    pages: [{ url: '/nowhere', status: 404 }],
    answers: [{ call: 'GET /api/menu', status: 200, answer: { result: 'Menu' } }],
  },
};
