import { contentPlaces } from '@shop/contract/operator';
import { schema } from '../../database/connection.ts';
import { contentShop, idIn } from '../../testing/content-shop.ts';
import { link, text, title, words } from '../../testing/content-words.ts';

const contents = contentShop();
const { run, titles, add } = contents;

test.each(contentPlaces)(
  'an entry of %s is added, listed, changed and taken away: at once, in both languages, and kept pages are told',
  async (place) => {
    const before = await titles(place);
    const { cursor } = await contents.changes('');
    const id = await add(place);
    expect((await contents.changes(cursor)).tags).toContain('*');
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

test('what was there before is changed without losing what operators do not see of it', async () => {
  const documents = () => contents.shop.connection.db.select().from(schema.siteDocument);
  const before = await documents();
  const [row] = (await contents.ask('content', { query: { place: 'order' } })).list;
  const id = idIn(
    await run('content', 'change', 'order', '--id', row?.id ?? '', ...words('title', 'Follow it', 'À suivre')),
  );
  const { result } = await contents.shop.call('cartBanner', {});
  expect(result.order_banner).toMatchObject([
    { name: 'Follow it', web_to_app: 1, is_enable_url: 1, image: row?.picture },
  ]);
  await run('content', 'change', 'order', '--id', id, ...words('title', row?.title.en ?? '', row?.title.fr ?? ''));
  expect(await documents()).toEqual(expect.arrayContaining(before));
});

test('a new page is found by its path, in the search and among the site’s addresses', async () => {
  await add('pages');
  const resolved = await contents.shop.call('pathResolve', { body: { request_path: '/care/winter' } });
  expect(resolved.result).toMatchObject({ type: 'cms' });
  const addresses = (await contents.shop.call('siteAddresses', {})).result.list.map((one) => one.path);
  expect(addresses).toContain('/care/winter');
  const found = (
    await contents.shop.call('searchProducts', { body: { keyword: 'hiver' } }, { 'accept-language': 'fr' })
  ).result;
  expect(JSON.stringify(found)).toContain('care/winter');
  await run('content', 'end', 'pages', '--id', 'care/winter');
  expect((await contents.shop.call('cmsPage', { query: { url_path: 'care/winter' } })).code).toBe(404);
});

test('a change of nothing is none', async () => {
  const id = await add('order');
  const count = () => contents.shop.connection.db.$count(schema.operatorLog);
  const before = await count();
  expect(await run('content', 'change', 'order', '--id', id, ...link)).toContain(id);
  expect(await count()).toBe(before);
  await run('content', 'end', 'order', '--id', id);
});

test.each([
  ['one language', ['add', 'header', '--title', 'Winter', ...link], 'This needs both --title and --title-fr.'],
  ['an empty language', ['add', 'header', '--title', 'Winter', '--title-fr', ' ', ...link], 'This needs both'],
  ['no words', ['add', 'header', ...link], 'This needs both --title and --title-fr.'],
  ['an unknown place', ['add', 'cellar', ...title], 'This needs <place>, one of header, hero'],
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
  ['a link that browsers read as one to elsewhere', ['add', 'cart', ...title, '--url', '/\\evil.example'], 'url'],
  ['a link with a tab before its slash', ['add', 'cart', ...title, '--url', '/\t/evil.example'], 'url'],
  ['a beginning that is over', ['add', 'cart', ...title, ...link, '--from', '2026-01-01'], 'This beginning is over'],
  [
    'an end before the beginning',
    ['add', 'cart', ...title, ...link, '--until', '2026-01-01'],
    'It would go before it begins.',
  ],
  ['a path that is taken', ['add', 'pages', ...title, '--path', 'lund-sofa.html'], 'An entry of pages needs body.'],
  ['an unknown entry', ['change', 'cart', '--id', '0123456789', '--url', '/'], 'There is no cart/0123456789'],
  ['a page in the footer', ['end', 'pages', '--id', 'about'], 'The shop leads to the page about from all others'],
])('%s is refused with a line that helps, and changes nothing', async (_, args, help) => {
  const state = async () => JSON.stringify((await contents.ask('content', { query: {} })).list);
  const before = await state();
  await expect(run('content', ...args)).rejects.toThrow(help);
  expect(await state()).toBe(before);
});

test.each([
  ['a page of the shop', 'checkout/cart'],
  ['a form of the shop', 'cart/add'],
  ['an account page', 'customer/account/help'],
  ['a page that is found in any case', 'milestone-badge'],
  ['a product’s old address', 'live/oak'],
  ['the page of the newsletter', 'newsletter-subscribe-now'],
  ['what the web server asks the API', 'api/oak'],
  ['a file of the shop', 'assets/oak'],
])('a new page at the address of %s is refused: nobody would see it', async (_, own) => {
  const html = contents.body;
  const start = ['content', 'add', 'pages', ...title, ...html, '--path'];
  const help = `The shop itself answers at /${own}, where a page of texts would never be seen: choose another path`;
  await expect(run(...start, own)).rejects.toThrow(help);
  await expect(run(...start, `/${own}`, '--from', '2026-07-01')).rejects.toThrow(help);
  expect(await run('content', 'planned')).toBe('Nothing begins, changes or goes later.');
  expect((await contents.ask('content', { query: { place: 'pages' } })).list.some(({ id }) => id === own)).toBe(false);
});

test('a new page that would hide a category’s list by one of its filters is refused', async () => {
  const list = 'furniture/tables/oak.html';
  expect((await contents.shop.call('pathResolve', { body: { request_path: list } })).result).toMatchObject({
    type: 'category',
  });
  const html = contents.body;
  await expect(run('content', 'add', 'pages', ...title, ...html, '--path', list)).rejects.toThrow(
    `Something else stands at the path ${list}`,
  );
});

test('a page needs a path of its own', async () => {
  const html = contents.body;
  await expect(run('content', 'add', 'pages', ...title, ...html, '--path', 'lund-sofa.html')).rejects.toThrow(
    'Something else stands at the path',
  );
  await expect(run('content', 'add', 'pages', ...title, ...html, '--path', '../x')).rejects.toThrow(
    'needs a path such as care/oak',
  );
  await expect(run('content', 'add', 'header', ...title, ...link, '--path', 'x')).rejects.toThrow(
    'An entry of header has no path.',
  );
});
