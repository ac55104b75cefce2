import { globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ContentPlace } from '@shop/contract/operator';
import { runOperator } from '../operator/commands.ts';
import { link, picture, text, title, words } from './content-words.ts';
import { fixture } from './fixture-products.ts';
import { askingAt, keyOf } from './operating.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const webSecret = 'a-secret-of-this-test';

type Headers = Record<string, string>;
/** How an entry called Winter is tried at a place. */
export interface PlaceTrial {
  /** Options that make it; `body` are those of its words. */
  given(body: readonly string[]): string[];
  /** Texts that shoppers read there, the first first. */
  shown(shop: TestApp, headers: Headers): Promise<(string | null)[]>;
}

const trials: Record<string, PlaceTrial> = {
  header: {
    given: () => [...title, ...link],
    shown: async (shop, headers) =>
      (await shop.call('configInit', {}, headers)).result.home_top_banner.map(({ name }) => name),
  },
  hero: {
    given: () => [...title, ...text, ...words('action', 'Look', 'Voir'), ...link, '--picture', picture],
    shown: async (shop, headers) =>
      (await shop.call('newHome', {}, headers)).result.home_banner.map((banner) => banner.title),
  },
  offers: {
    given: () => [...title, ...text, ...link, '--picture', picture],
    shown: async (shop, headers) =>
      (await shop.call('newHome', {}, headers)).result.marketing.map((tile) => tile.title),
  },
  rooms: {
    given: () => [...title, ...text, ...link, '--picture', picture],
    shown: async (shop, headers) =>
      (await shop.call('newHome', {}, headers)).result.shopByRoom.map((tile) => tile.title),
  },
  cart: {
    given: () => [...title, ...link],
    shown: async (shop, headers) =>
      (await shop.call('cartBanner', {}, headers)).result.cart_banner.map(({ name }) => name),
  },
  order: {
    given: () => [...title, ...link, '--picture', picture],
    shown: async (shop, headers) =>
      (await shop.call('cartBanner', {}, headers)).result.order_banner.map(({ name }) => name),
  },
  products: {
    given: () => [...title, ...link, '--picture', picture, '--categories', 'furniture/tables.html'],
    shown: async (shop, headers) => {
      const { banner } = (await shop.call('productDetail', { query: { id: fixture.table } }, headers)).result;
      return banner?.image.map(({ name }) => name) ?? [];
    },
  },
  pages: {
    given: (body) => [...title, ...body, '--path', 'care/winter'],
    shown: async (shop, headers) => {
      const { code, result } = await shop.call('cmsPage', { query: { url_path: 'care/winter' } }, headers);
      return code === 200 ? [result.title] : [];
    },
  },
  news: {
    given: () => [...title, ...text],
    shown: async (shop, headers) => (await shop.call('systemNotes', {}, headers)).result.list.map((note) => note.title),
  },
};
for (const file of globSync('content-places/*.ts', { cwd: import.meta.dirname }))
  Object.assign(trials, await import(`./${file}`));

const trialOf = (place: ContentPlace): PlaceTrial => {
  const trial = trials[place];
  if (!trial) throw new Error(`Nothing tries entries of ${place}`);
  return trial;
};

/** The id in what `content add` and `content change` print. */
export const idIn = (said: string): string => said.split(' ')[1] ?? '';

/** A shop whose contents an operator changes by commands, and what its shoppers then read. */
const startContentShop = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'content-'));
  await writeFile(path.join(folder, 'winter-640.avif'), 'a picture');
  const shop = await startTestApp({ webSecret, picturesFolder: folder });
  const ask = askingAt(shop, (await keyOf(shop, 'catalogue', 'Zoé')).key);
  const run = (...args: string[]) => runOperator(ask, args);
  const files = ['en', 'fr'].map((language) => path.join(folder, `${language}.html`));
  for (const file of files) await writeFile(file, '<p>Warm</p><h2>Oak</h2><p>Oil it.</p>');
  const body = words('body', files[0] ?? '', files[1] ?? '');
  return {
    shop,
    ask,
    run,
    /** The words of an entry that is a page, as options of `content add`. */
    body,
    /** Adds an entry of a place, called Winter. @returns its id */
    add: async (place: ContentPlace, ...more: string[]) =>
      idIn(await run('content', 'add', place, ...trialOf(place).given(body), ...more)),
    /** The titles that a place shows in each language. */
    titles: async (place: ContentPlace) => ({
      en: await trialOf(place).shown(shop, {}),
      fr: await trialOf(place).shown(shop, { 'accept-language': 'fr' }),
    }),
    /** Changes after a cursor, as web servers read them. */
    changes: async (after: string): Promise<{ cursor: string; tags: string[] }> =>
      (await shop.app.inject({ url: '/web/changes', query: { after }, headers: { 'x-web-secret': webSecret } })).json(),
    close: async () => {
      await rm(folder, { recursive: true });
      await shop.close();
    },
  };
};
type ContentShop = Awaited<ReturnType<typeof startContentShop>>;

/** One such shop for all tests of a file; it is there once a test runs. */
export const contentShop = () => {
  let contents: ContentShop;
  beforeAll(async () => {
    contents = await startContentShop();
  });
  afterAll(() => contents?.close());
  return {
    get shop() {
      return contents.shop;
    },
    get ask() {
      return contents.ask;
    },
    get body() {
      return contents.body;
    },
    run: (...args: string[]) => contents.run(...args),
    add: (place: ContentPlace, ...more: string[]) => contents.add(place, ...more),
    titles: (place: ContentPlace) => contents.titles(place),
    changes: (after: string) => contents.changes(after),
  };
};
