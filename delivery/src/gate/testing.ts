import type { PageRoute, RemoteConfig } from '@shop/contract';
import { folderStorage } from '../folder-storage.ts';
import { pack } from '../pack.ts';
import { promote } from '../registry.ts';
import type { BuildInfo } from '../schemas.ts';
import { holdHashes, inventConfig, inventDist, pointAt, temporaryFolder, writeFiles } from '../testing.ts';

/** What is different of an invented build. */
export interface Build extends Partial<BuildInfo> {
  /** What files of `dist` hold in place of what is invented. */
  files?: Record<string, string>;
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
  const add = async (build: number, { files = {}, hashed = true, ...facts }: Build) => {
    const dist = await temporaryFolder();
    const { entry } = await inventDist(dist, { build, ...facts });
    await writeFiles(dist, files);
    if (hashed) await holdHashes(dist, entry.client);
    await pack(dist, storage);
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
