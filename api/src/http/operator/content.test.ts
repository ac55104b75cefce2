import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentPlaces, type ContentPlace } from '@shop/contract/operator';
import { schema } from '../../database/connection.ts';
import { beginDueContent } from '../../flows/operator/content.ts';
import type { Ask } from '../../operator/ask.ts';
import { runOperator } from '../../operator/commands.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { askingAt, keyOf } from '../../testing/operating.ts';
import { startTestApp, startTimeout, type TestApp } from '../../testing/test-app.ts';

const webSecret = 'a-secret-of-this-test';
const picture = '/media/pictures/winter-640.avif';
let shop: TestApp;
let ask: Ask;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'content-'));
  await writeFile(path.join(folder, 'winter-640.avif'), 'a picture');
  shop = await startTestApp({ webSecret, picturesFolder: folder });
  ask = askingAt(shop, (await keyOf(shop, 'catalogue', 'Zoé')).key);
}, startTimeout);
afterAll(async () => {
  await rm(folder, { recursive: true });
  await shop?.close();
});

const run = (...args: string[]) => runOperator(ask, args);
const changes = async (after: string): Promise<{ cursor: string; tags: string[] }> =>
  (await shop.app.inject({ url: '/web/changes', query: { after }, headers: { 'x-web-secret': webSecret } })).json();
let started: Date;
beforeEach(() => (started = shop.clock.now));
afterEach(() => void (shop.clock.now = started));
const begin = () => beginDueContent({ db: shop.connection.db, now: () => shop.clock.now });
/** Sets the clock, and has what is due begin. */
const at = async (instant: string) => {
  shop.clock.now = new Date(instant);
  await begin();
};

type Headers = Record<string, string>;
const pageTitles = async (url_path: string, headers: Headers) => {
  const { code, result } = await shop.call('cmsPage', { query: { url_path } }, headers);
  return code === 200 ? [result.title] : [];
};
/** What shoppers read at each place, the first first. */
const shownAt: Readonly<Record<ContentPlace, (headers: Headers) => Promise<(string | null)[]>>> = {
  header: async (headers) =>
    (await shop.call('configInit', {}, headers)).result.home_top_banner.map(({ name }) => name),
  hero: async (headers) => (await shop.call('newHome', {}, headers)).result.home_banner.map(({ title }) => title),
  offers: async (headers) => (await shop.call('newHome', {}, headers)).result.marketing.map(({ title }) => title),
  rooms: async (headers) => (await shop.call('newHome', {}, headers)).result.shopByRoom.map(({ title }) => title),
  cart: async (headers) => (await shop.call('cartBanner', {}, headers)).result.cart_banner.map(({ name }) => name),
  order: async (headers) => (await shop.call('cartBanner', {}, headers)).result.order_banner.map(({ name }) => name),
  products: async (headers) => {
    const { banner } = (await shop.call('productDetail', { query: { id: fixture.table } }, headers)).result;
    return banner?.image.map(({ name }) => name) ?? [];
  },
  pages: (headers) => pageTitles('care/winter', headers),
  articles: async (headers) =>
    (await shop.call('blogArticles', { query: {} }, headers)).result.list.map(({ title }) => title),
  news: async (headers) => (await shop.call('systemNotes', {}, headers)).result.list.map((note) => note.title),
};
const titles = async (place: ContentPlace) => ({
  en: await shownAt[place]({}),
  fr: await shownAt[place]({ 'accept-language': 'fr' }),
});

const words = (option: string, en: string, fr: string) => [`--${option}`, en, `--${option}-fr`, fr];
const title = words('title', 'Winter', 'Hiver');
const text = words('text', 'Keep warm', 'Restez au chaud');
const link = ['--url', '/furniture.html'];
const body = async () => {
  const files = ['en', 'fr'].map((language) => path.join(folder, `${language}.html`));
  for (const file of files) await writeFile(file, '<p>Warm</p><h2>Oak</h2><p>Oil it.</p>');
  return words('body', files[0] ?? '', files[1] ?? '');
};
/** What an entry of each place is made of. */
const given: Readonly<Record<ContentPlace, () => Promise<string[]>>> = {
  header: async () => [...title, ...link],
  hero: async () => [...title, ...text, ...words('action', 'Look', 'Voir'), ...link, '--picture', picture],
  offers: async () => [...title, ...text, ...link, '--picture', picture],
  rooms: async () => [...title, ...text, ...link, '--picture', picture],
  cart: async () => [...title, ...link],
  order: async () => [...title, ...link, '--picture', picture],
  products: async () => [...title, ...link, '--picture', picture, '--categories', 'furniture/tables.html'],
  pages: async () => [...title, ...(await body()), '--path', 'care/winter'],
  articles: async () => [
    ...title,
    ...text,
    ...(await body()),
    '--picture',
    picture,
    '--topic',
    'care',
    '--path',
    'winter',
  ],
  news: async () => [...title, ...text],
};
const idIn = (said: string): string => said.split(' ')[1] ?? '';
const add = async (place: ContentPlace, ...more: string[]) =>
  idIn(await run('content', 'add', place, ...(await given[place]()), ...more));

test.each(contentPlaces)(
  'X-444 an entry of %s is added, listed, changed and taken away: at once, in both languages, and kept pages are told',
  async (place) => {
    const before = await titles(place);
    const { cursor } = await changes('');
    const id = await add(place);
    expect((await changes(cursor)).tags).toContain('*');
    expect(await titles(place)).toEqual({ en: ['Winter', ...before.en], fr: ['Hiver', ...before.fr] });
    expect(await run('content', 'list', '--at', place)).toContain(`${place}\t${id}\tWinter\tHiver`);
    // Of notices there may be two that say the same.
    if (place !== 'news') await expect(add(place)).rejects.toThrow(/is there already|stands at the path/);
    const renamed = idIn(await run('content', 'change', place, '--id', id, ...words('title', 'Cold', 'Froid')));
    expect(await titles(place)).toEqual({ en: ['Cold', ...before.en], fr: ['Froid', ...before.fr] });
    expect(JSON.parse(await run('content', 'show', place, '--id', renamed))).toMatchObject({
      title: { en: 'Cold', fr: 'Froid' },
    });
    expect(await run('content', 'end', place, '--id', renamed)).toBe(`${place} ${renamed} is gone.`);
    expect(await titles(place)).toEqual(before);
    await expect(run('content', 'end', place, '--id', renamed)).rejects.toThrow(`There is no ${place}/${renamed}`);
  },
);

test('X-444 what was there before is changed without losing what operators do not see of it', async () => {
  const documents = () => shop.connection.db.select().from(schema.siteDocument);
  const before = await documents();
  const [row] = (await ask('content', { query: { place: 'order' } })).list;
  const id = idIn(
    await run('content', 'change', 'order', '--id', row?.id ?? '', ...words('title', 'Follow it', 'À suivre')),
  );
  const { result } = await shop.call('cartBanner', {});
  expect(result.order_banner).toMatchObject([
    { name: 'Follow it', web_to_app: 1, is_enable_url: 1, image: row?.picture },
  ]);
  await run('content', 'change', 'order', '--id', id, ...words('title', row?.title.en ?? '', row?.title.fr ?? ''));
  expect(await documents()).toEqual(expect.arrayContaining(before));
});

test('X-444 a new page is found by its path, in the search and among the site’s addresses', async () => {
  await add('pages');
  const resolved = await shop.call('pathResolve', { body: { request_path: '/care/winter' } });
  expect(resolved.result).toMatchObject({ type: 'cms' });
  const addresses = (await shop.call('siteAddresses', {})).result.list.map((one) => one.path);
  expect(addresses).toContain('/care/winter');
  const found = (await shop.call('searchProducts', { body: { keyword: 'hiver' } }, { 'accept-language': 'fr' })).result;
  expect(JSON.stringify(found)).toContain('care/winter');
  await run('content', 'end', 'pages', '--id', 'care/winter');
  expect((await shop.call('cmsPage', { query: { url_path: 'care/winter' } })).code).toBe(404);
});

test('X-445 a banner comes and goes at its time, once, whoever looks, and kept pages are told of it', async () => {
  const before = await titles('header');
  const id = await add('header', '--from', '2026-07-01', '--until', '2026-07-02');
  expect(await titles('header')).toEqual(before);
  expect(await run('content', 'planned')).toMatch(
    new RegExp(
      `2026-07-01T04:00:00.000Z\tadd\theader\t${id}\tWinter\tHiver\n.*2026-07-03T04:00:00.000Z\tremove\theader\t${id}`,
    ),
  );
  await at('2026-07-01T03:59:59.000Z');
  expect(await titles('header')).toEqual(before);
  const { cursor } = await changes('');
  shop.clock.now = new Date('2026-07-01T04:00:00.000Z');
  await Promise.all([begin(), begin(), begin()]);
  expect((await titles('header')).fr).toEqual(['Hiver', ...before.fr]);
  expect((await changes(cursor)).tags).toEqual(['*']);
  const [row] = (await ask('content', { query: { place: 'header' } })).list;
  expect(row).toMatchObject({ id, until: '2026-07-03T04:00:00.000Z' });
  await at('2026-07-03T04:00:00.000Z');
  expect(await titles('header')).toEqual(before);
  expect(await run('content', 'planned')).toBe('Nothing begins, changes or goes later.');
  const log = await shop.connection.db.select().from(schema.operatorLog);
  const actions = log.filter(({ subject }) => subject === `header/${id}`).map(({ action }) => action);
  expect(actions.slice(-3)).toEqual(['content.plan', 'content.begin', 'content.begin']);
});

test('X-445 what is planned for an entry follows it when the entry is changed, and is dropped before its time', async () => {
  const before = await titles('cart');
  const id = await add('cart', '--until', '2026-07-31');
  const later = words('title', 'Summer', 'Été');
  expect(await run('content', 'change', 'cart', '--id', id, ...later, '--from', '2026-07-10')).toContain(
    'from 2026-07-10',
  );
  const changed = idIn(await run('content', 'change', 'cart', '--id', id, '--url', '/outdoor.html'));
  await expect(run('content', 'change', 'cart', '--id', id, '--url', '/')).rejects.toThrow(
    'its id is another after each change',
  );
  await at('2026-07-10T04:00:00.000Z');
  expect(await titles('cart')).toEqual({ en: ['Summer', ...before.en], fr: ['Été', ...before.fr] });
  const [row] = (await ask('content', { query: { place: 'cart' } })).list;
  expect(row).toMatchObject({ until: '2026-08-01T04:00:00.000Z' });
  expect(row?.id).not.toBe(changed);
  const [plan = ''] = (await run('content', 'planned')).split('\t');
  expect(await run('content', 'drop', plan)).toContain('(remove) is dropped.');
  await expect(run('content', 'drop', plan)).rejects.toThrow('waits for its time');
  await at('2026-08-02T04:00:00.000Z');
  expect((await titles('cart')).en[0]).toBe('Summer');
  await run('content', 'end', 'cart', '--id', row?.id ?? '');
});

test('X-445 what is dropped before it begins leaves nothing behind, not even its end', async () => {
  await add('news', '--from', '2026-07-01', '--until', '2026-07-02');
  const [plan = ''] = (await run('content', 'planned')).split('\t');
  await run('content', 'drop', plan);
  expect(await run('content', 'planned')).toBe('Nothing begins, changes or goes later.');
});

test('X-445 what cannot begin any more changes nothing, and the log says so', async () => {
  await add('pages', '--from', '2026-07-01');
  const words = { en: 'Another', fr: 'Une autre' };
  const { db } = shop.connection;
  await db.insert(schema.contentPage).values({ id: 9_000, urlPath: 'care/winter', title: words, body: words });
  await at('2026-07-01T04:00:00.000Z');
  expect(await titles('pages')).toEqual({ en: ['Another'], fr: ['Une autre'] });
  const [last] = (await db.select().from(schema.operatorLog)).slice(-1);
  expect(last).toMatchObject({ action: 'content.miss', subject: 'pages/care/winter' });
  await run('content', 'end', 'pages', '--id', 'care/winter');
});

test('X-444 a change of nothing is none', async () => {
  const id = await add('order');
  const count = () => shop.connection.db.$count(schema.operatorLog);
  const before = await count();
  expect(await run('content', 'change', 'order', '--id', id, ...link)).toContain(id);
  expect(await count()).toBe(before);
  await run('content', 'end', 'order', '--id', id);
});

test.each([
  ['one language', ['add', 'header', '--title', 'Winter', ...link], 'This needs both --title and --title-fr.'],
  ['an empty language', ['add', 'header', '--title', 'Winter', '--title-fr', ' ', ...link], 'This needs both'],
  ['no words', ['add', 'header', ...link], 'This needs --title and --title-fr.'],
  ['an unknown place', ['add', 'cellar', ...title], 'This needs --at, one of header, hero'],
  ['what the place needs', ['add', 'hero', ...title, ...text, ...link], 'An entry of hero needs action.'],
  ['what the place has not', ['add', 'header', ...title, ...link, ...text], 'An entry of header has no text.'],
  [
    'a picture that there is not',
    ['add', 'cart', ...title, ...link, '--picture', '/media/pictures/x-640.avif'],
    'There is no picture',
  ],
  [
    'a picture of elsewhere',
    ['add', 'cart', ...title, ...link, '--picture', '../winter-640.avif'],
    'There is no picture',
  ],
  ['a link to elsewhere', ['add', 'cart', ...title, '--url', '//example.com'], 'url'],
  ['a beginning that is over', ['add', 'cart', ...title, ...link, '--from', '2026-01-01'], 'This beginning is over'],
  [
    'an end before the beginning',
    ['add', 'cart', ...title, ...link, '--until', '2026-01-01'],
    'It would go before it begins.',
  ],
  ['a path that is taken', ['add', 'pages', ...title, '--path', 'lund-sofa.html'], 'An entry of pages needs body.'],
  [
    'an unknown topic',
    ['add', 'articles', ...title, ...text, '--topic', 'cars', '--path', 'x', '--picture', picture],
    'needs body',
  ],
  ['an unknown entry', ['change', 'cart', '--id', '0123456789', '--url', '/'], 'There is no cart/0123456789'],
  ['a page in the footer', ['end', 'pages', '--id', 'about'], 'The shop leads to the page about from all others'],
])('X-444 %s is refused with a line that helps, and changes nothing', async (_, args, help) => {
  const state = async () => JSON.stringify((await ask('content', { query: {} })).list);
  const before = await state();
  await expect(run('content', ...args)).rejects.toThrow(help);
  expect(await state()).toBe(before);
});

test('X-444 a page or an article needs a path of its own and a topic that there is', async () => {
  const html = await body();
  await expect(run('content', 'add', 'pages', ...title, ...html, '--path', 'lund-sofa.html')).rejects.toThrow(
    'Something else stands at the path',
  );
  await expect(run('content', 'add', 'pages', ...title, ...html, '--path', '../x')).rejects.toThrow(
    'needs a path such as care/oak',
  );
  await expect(run('content', 'add', 'header', ...title, ...link, '--path', 'x')).rejects.toThrow(
    'An entry of header has no path.',
  );
  const article = [...title, ...text, ...html, '--picture', picture];
  await expect(run('content', 'add', 'articles', ...article, '--topic', 'cars', '--path', 'x')).rejects.toThrow(
    'The blog has no topic cars.',
  );
  await expect(run('content', 'add', 'articles', ...article, '--topic', 'care', '--path', 'oak')).rejects.toThrow(
    'is there already',
  );
});
