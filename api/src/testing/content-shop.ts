import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ContentPlace } from '@shop/contract/operator';
import { runOperator } from '../operator/commands.ts';
import { fixture } from './fixture-products.ts';
import { askingAt, keyOf } from './operating.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const webSecret = 'a-secret-of-this-test';
export const picture = '/media/pictures/winter-640.avif';

type Headers = Record<string, string>;
const pageTitles = async (shop: TestApp, url_path: string, headers: Headers) => {
  const { code, result } = await shop.call('cmsPage', { query: { url_path } }, headers);
  return code === 200 ? [result.title] : [];
};
/** What shoppers read at each place, the first first. */
const shownAt: Readonly<Record<ContentPlace, (shop: TestApp, headers: Headers) => Promise<(string | null)[]>>> = {
  header: async (shop, headers) =>
    (await shop.call('configInit', {}, headers)).result.home_top_banner.map(({ name }) => name),
  hero: async (shop, headers) => (await shop.call('newHome', {}, headers)).result.home_banner.map(({ title }) => title),
  offers: async (shop, headers) => (await shop.call('newHome', {}, headers)).result.marketing.map(({ title }) => title),
  rooms: async (shop, headers) => (await shop.call('newHome', {}, headers)).result.shopByRoom.map(({ title }) => title),
  cart: async (shop, headers) =>
    (await shop.call('cartBanner', {}, headers)).result.cart_banner.map(({ name }) => name),
  order: async (shop, headers) =>
    (await shop.call('cartBanner', {}, headers)).result.order_banner.map(({ name }) => name),
  products: async (shop, headers) => {
    const { banner } = (await shop.call('productDetail', { query: { id: fixture.table } }, headers)).result;
    return banner?.image.map(({ name }) => name) ?? [];
  },
  pages: (shop, headers) => pageTitles(shop, 'care/winter', headers),
  articles: async (shop, headers) =>
    (await shop.call('blogArticles', { query: {} }, headers)).result.list.map(({ title }) => title),
  news: async (shop, headers) => (await shop.call('systemNotes', {}, headers)).result.list.map((note) => note.title),
};

export const words = (option: string, en: string, fr: string) => [`--${option}`, en, `--${option}-fr`, fr];
export const title = words('title', 'Winter', 'Hiver');
export const text = words('text', 'Keep warm', 'Restez au chaud');
export const link = ['--url', '/furniture.html'];
/** What an entry of each place is made of. */
const given: Readonly<Record<ContentPlace, (body: readonly string[]) => string[]>> = {
  header: () => [...title, ...link],
  hero: () => [...title, ...text, ...words('action', 'Look', 'Voir'), ...link, '--picture', picture],
  offers: () => [...title, ...text, ...link, '--picture', picture],
  rooms: () => [...title, ...text, ...link, '--picture', picture],
  cart: () => [...title, ...link],
  order: () => [...title, ...link, '--picture', picture],
  products: () => [...title, ...link, '--picture', picture, '--categories', 'furniture/tables.html'],
  pages: (body) => [...title, ...body, '--path', 'care/winter'],
  articles: (body) => [...title, ...text, ...body, '--picture', picture, '--topic', 'care', '--path', 'winter'],
  news: () => [...title, ...text],
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
    /** The words of a page or an article, as options of `content add`. */
    body,
    /** Adds an entry of a place, called Winter. @returns its id */
    add: async (place: ContentPlace, ...more: string[]) =>
      idIn(await run('content', 'add', place, ...given[place](body), ...more)),
    /** The titles that a place shows in each language. */
    titles: async (place: ContentPlace) => ({
      en: await shownAt[place](shop, {}),
      fr: await shownAt[place](shop, { 'accept-language': 'fr' }),
    }),
    /** What web servers are told of changes after a cursor. */
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
