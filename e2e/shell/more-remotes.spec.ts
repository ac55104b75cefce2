import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { paths, type RemoteConfig } from '@shop/contract';
import { writeManifest } from '../support/manifest.ts';
import { liveBuilds, type OwnShop } from '../support/own-shop.ts';
import { expect, test, type Page } from '../support/test.ts';

/** What one more remote may add to a first view, in bytes (brotli). */
const EACH = 205;
const more = ['stories', 'gift-cards', 'trade', 'rentals', 'showrooms', 'design-help'];

interface Manifest {
  package: string;
  config: RemoteConfig;
  entry: { client: string };
  exposes: Record<string, object>;
  files: Record<string, { size: number; integrity: string }>;
}

/** Puts a remote of one page, made of membership's build, into a folder of releases, with an entry of its own bytes. */
const addRemote = (releases: string, name: string, build: string): void => {
  const folder = path.join(releases, name, build);
  cpSync(path.join(releases, 'membership', build), folder, { recursive: true });
  const release = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as Manifest; // written by delivery
  const file = `client/${release.entry.client}`;
  const bytes = Buffer.concat([readFileSync(path.join(folder, file)), Buffer.from(`//${name}`)]);
  writeFileSync(path.join(folder, file), bytes);
  const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
  const [route] = release.config.routes;
  if (!route) throw new Error('membership has no route');
  const routes = [{ ...route, path: `/${name}`, name }];
  const config = { ...release.config, name, routes, places: [`${name}.more`], slots: [], dispatches: [], intents: [] };
  const exposes = Object.entries(release.exposes).filter(([expose]) => /^\.\/(plus|locale-..)$/.test(expose));
  const files = { ...release.files, [file]: { size: bytes.byteLength, integrity } };
  writeManifest(folder, { ...release, package: name, config, exposes: Object.fromEntries(exposes), files });
};

/** Registers more remotes; no page that is opened here needs them. */
const register = (releases: string): void => {
  const build = new Map(liveBuilds(releases)).get('membership') ?? '';
  const file = path.join(releases, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>; // written by delivery
  for (const name of more) {
    addRemote(releases, name, build);
    registry[name] = { live: Number(build), lastGood: Number(build) };
  }
  writeFileSync(file, JSON.stringify(registry));
};

const bytesOf = async (page: Page, shop: OwnShop, address: string): Promise<number> => {
  const markup = await (await page.request.get(shop.url + address)).text();
  expect(markup).toMatch(/<h1[ >]/);
  return brotliCompressSync(markup).byteLength;
};

test('one more remote adds at most 0.2 KB to the document of a first view', async ({ page, openShop }) => {
  const few = await openShop();
  const many = await openShop({ prepare: register });
  const live: object = await (await page.request.get(`${many.url}/version.json`)).json();
  expect(Object.keys(live)).toEqual(expect.arrayContaining(more));
  for (const address of ['/', '/furniture/sofas-loveseats.html', paths.cart()]) {
    const added = ((await bytesOf(page, many, address)) - (await bytesOf(page, few, address))) / more.length;
    test.info().annotations.push({ type: 'bytes', description: `${address} ${Math.round(added)}` });
    expect(added, address).toBeLessThanOrEqual(EACH);
  }
});
