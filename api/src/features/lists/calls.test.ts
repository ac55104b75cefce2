import { eq } from 'drizzle-orm';
import { listBounds, type CallResult } from '@shop/contract';
import { schema } from '../../database/connection.ts';
import { fixturePassword } from '../../testing/fixture-people.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Headers = Record<string, string>;
type List = CallResult<'customerList'>;

let shop: TestApp;
let ada: Headers;
let bo: Headers;
beforeEach(async () => {
  shop = await startTestApp();
  ada = await shop.signIn('ada@example.com');
  bo = await shop.signIn('bo@example.com');
});
afterEach(() => shop?.close());

const make = (name: string, who = ada) => shop.call('addCustomerList', { body: { name } }, who);
const put = (
  list_id: number,
  product_id: number,
  more: { child_id?: number; qty?: number; note?: string } = {},
  who = ada,
) => shop.call('addListEntry', { body: { list_id, product_id, ...more } }, who);
const share = (list_id: number, gifts_allowed = false, who = ada) =>
  shop.call('shareCustomerList', { body: { list_id, gifts_allowed } }, who);
const look = (token: string | null, headers: Headers = {}) =>
  shop.call('sharedList', { query: { token: token ?? '' } }, headers);
const mark = (token: string | null, entry_id: number, qty: number) =>
  shop.call('markSharedEntry', { body: { token: token ?? '', entry_id, qty } });
const unitsOf = ({ entries }: Pick<List, 'entries'>) =>
  entries.map(({ product_id, child_id, qty, bought }) => [product_id, child_id, qty, bought]);

test('lists have names of their own; one that is empty, too long or taken is refused at its field', async () => {
  const { result } = await make('  Living room ');
  expect(result).toMatchObject({ name: 'Living room', entries: [], share_token: null, gifts_allowed: false });
  const at = async (name: string) => {
    const { code, result: refusal } = await make(name);
    return [code, refusal];
  };
  expect(await at('')).toEqual([400, { field: 'name' }]);
  expect(await at(' \t ')).toEqual([400, { field: 'name' }]);
  expect(await at('x'.repeat(listBounds.name + 1))).toEqual([400, { field: 'name' }]);
  expect(await at('living ROOM')).toEqual([409, { field: 'name' }]);
  expect((await make('Living room', bo)).code).toBe(200);
  const other = (await make('Cottage')).result.list_id;
  const rename = (name: string) => shop.call('renameCustomerList', { body: { list_id: other, name } }, ada);
  expect(await rename('Living room')).toMatchObject({ code: 409, result: { field: 'name' } });
  expect(await rename('')).toMatchObject({ code: 400, result: { field: 'name' } });
  expect((await rename('COTTAGE')).result.name).toBe('COTTAGE');
  const { lists } = (await shop.call('customerLists', { query: {} }, ada)).result;
  expect(lists.map(({ name }) => name)).toEqual(['Living room', 'COTTAGE']);
});

test('of two tabs that make the same list one is refused, and of many at once no more come than there may be', async () => {
  const twice = await Promise.all([make('Garden'), make('Garden')]);
  expect(twice.map(({ code }) => code).toSorted()).toEqual([200, 409]);
  const names = Array.from({ length: listBounds.lists + 4 }, (_, place) => `List ${place}`);
  const codes = (await Promise.all(names.map((name) => make(name)))).map(({ code }) => code);
  expect(codes.filter((code) => code === 200)).toHaveLength(listBounds.lists - 1);
  expect(codes.filter((code) => code === 409)).toHaveLength(5);
});

test('a product stands on a list once: units add up; quantities that make no sense are refused and change nothing', async () => {
  const { list_id } = (await make('Cottage')).result;
  await put(list_id, fixture.table, { qty: 2, note: 'By the window' });
  const { result } = await put(list_id, fixture.table, { qty: 3 });
  expect(unitsOf(result)).toEqual([[fixture.table, null, 5, 0]]);
  expect(result.entries[0]).toMatchObject({
    name: 'Elm Coffee Table',
    note: 'By the window',
    url_path: 'elm-table.html',
    price: { price: 20_000, final_price: 15_000 },
    is_in_stock: true,
  });
  const entry_id = result.entries[0]?.entry_id ?? 0;
  const edit = (changes: object) => shop.call('editListEntry', { body: { list_id, entry_id, ...changes } }, ada);
  for (const qty of [0, -1, 100_000]) {
    expect(await put(list_id, fixture.cheap, { qty })).toMatchObject({ code: 400, result: { field: 'qty' } });
    expect(await edit({ qty })).toMatchObject({ code: 400, result: { field: 'qty' } });
  }
  expect(await put(list_id, fixture.table, { qty: listBounds.quantity })).toMatchObject({ code: 400 });
  expect(await edit({ bought: -1 })).toMatchObject({ code: 400, result: { field: 'bought' } });
  expect(await edit({ bought: 6 })).toMatchObject({ code: 409, result: { field: 'qty' } });
  expect(await edit({ note: 'x'.repeat(listBounds.note + 1) })).toMatchObject({ code: 400, result: { field: 'note' } });
  expect(unitsOf((await edit({ bought: 4 })).result)).toEqual([[fixture.table, null, 5, 4]]);
  expect(await edit({ qty: 3 })).toMatchObject({ code: 409, message: '4 of it are bought already.' });
  expect(unitsOf((await edit({ qty: 4, note: '' })).result)).toEqual([[fixture.table, null, 4, 4]]);
});

test('what is gone or unknown does not come on a list; what goes later stays there by its name', async () => {
  const { list_id } = (await make('Cottage')).result;
  expect((await put(list_id, fixture.gone)).code).toBe(409);
  expect((await put(list_id, 999_999)).code).toBe(404);
  expect((await put(list_id, fixture.sofa, { child_id: 999_999 })).code).toBe(404);
  await put(list_id, fixture.table);
  await put(list_id, fixture.sofa, { child_id: fixture.sofaSoldOut });
  await shop.connection.db.update(schema.product).set({ status: 2 }).where(eq(schema.product.id, fixture.table));
  const { entries } = (await shop.call('customerList', { query: { list_id } }, ada)).result;
  expect(entries).toMatchObject([
    { name: 'Elm Coffee Table', price: null, url_path: null, is_in_stock: false },
    { name: 'Lund 3-Seater Sofa', options: [{ value: 'Beige' }], price: { final_price: 89_900 }, is_in_stock: false },
  ]);
});

test('a product moves from the wishlist onto a list in one go, and is copied without', async () => {
  const { list_id } = (await make('Cottage')).result;
  for (const product_id of [fixture.table, fixture.cheap])
    await shop.call('addWishlistItem', { body: { product_id } }, ada);
  const move = (product_id: number, from_wishlist: boolean) =>
    shop.call('addListEntry', { body: { list_id, product_id, from_wishlist } }, ada);
  await move(fixture.table, true);
  await move(fixture.cheap, false);
  const wished = (await shop.call('wishlistItems', {}, ada)).result.list.map(({ product_id }) => product_id);
  expect(wished).toEqual([fixture.cheap]);
  // What cannot go onto the list stays where it is.
  await shop.call('editListEntry', { body: { list_id, entry_id: 2, qty: listBounds.quantity } }, ada);
  expect((await move(fixture.cheap, true)).code).toBe(400);
  expect((await shop.call('wishlistItems', {}, ada)).result.list).toHaveLength(1);
});

test('a full list says so', async () => {
  const { list_id } = (await make('Cottage')).result;
  const { db } = shop.connection;
  const rows = Array.from({ length: listBounds.entries }, (_, place) => ({
    listId: list_id,
    customerId: 1,
    productId: 100_000 + place,
    quantity: 1,
    bought: 0,
    note: '',
    createdAt: shop.clock.now,
  }));
  await db.insert(schema.customerListEntry).values(rows);
  expect((await put(list_id, fixture.table)).code).toBe(409);
});

test('who has the link sees the list and nothing of its owner; taken back it leads nowhere, and the next one is another', async () => {
  const { list_id } = (await make('Wedding')).result;
  await put(list_id, fixture.table, { qty: 2, note: 'For Aunt Zoé only' });
  const first = (await share(list_id)).result.share_token;
  expect((await share(list_id)).result.share_token).toBe(first);
  const seen = await look(first);
  expect(seen.result).toMatchObject({ name: 'Wedding', gifts_allowed: false });
  expect(Object.keys(seen.result).toSorted()).toEqual(['entries', 'gifts_allowed', 'name']);
  expect(JSON.stringify(seen.result)).not.toMatch(/ada|Zoé|note|customer/i);
  expect((await mark(first, seen.result.entries[0]?.entry_id ?? 0, 1)).code).toBe(403);
  await shop.call('unshareCustomerList', { body: { list_id } }, ada);
  expect(await look(first)).toMatchObject({ status: 404, code: 404, message: 'This list is no longer shared.' });
  expect((await look('')).code).toBe(404);
  expect((await look('x'.repeat(100))).code).toBe(404);
  const second = (await share(list_id)).result.share_token;
  expect(second).not.toBe(first);
  expect((await look(first)).code).toBe(404);
  expect((await look(second)).code).toBe(200);
});

test('visitors mark as bought what is still to be bought, and never more, however many press at once', async () => {
  const { list_id } = (await make('Wedding')).result;
  await put(list_id, fixture.table, { qty: 5 });
  const token = (await share(list_id, true)).result.share_token;
  const [{ entry_id = 0 } = {}] = (await look(token)).result.entries;
  for (const qty of [0, -2]) expect(await mark(token, entry_id, qty)).toMatchObject({ code: 400 });
  expect(await mark(token, entry_id, 100_000)).toMatchObject({
    code: 409,
    message: 'Only 5 of it is still to be bought.',
  });
  expect((await mark(token, entry_id + 1, 1)).code).toBe(404);
  const codes = (await Promise.all(Array.from({ length: 8 }, () => mark(token, entry_id, 1)))).map(({ code }) => code);
  expect(codes.filter((code) => code === 200)).toHaveLength(5);
  expect(unitsOf((await look(token)).result as List)).toEqual([[fixture.table, null, 5, 5]]);
});

test('all of a list comes into the cart by one call; what cannot is told by name, and the list stays', async () => {
  const { list_id } = (await make('Cottage')).result;
  const wanted: [number, { child_id?: number; qty?: number }][] = [
    [fixture.table, { qty: 3 }],
    [fixture.sofa, { child_id: fixture.sofaGreen, qty: 7 }],
    [fixture.sofa, { child_id: fixture.sofaSoldOut }],
    [fixture.sofa, {}],
    [fixture.outOfStock, {}],
    [fixture.minimumThree, { qty: 2 }],
    [fixture.cheap, { qty: 4 }],
  ];
  for (const [product_id, more] of wanted) await put(list_id, product_id, more);
  const { db } = shop.connection;
  await db.update(schema.product).set({ status: 2 }).where(eq(schema.product.id, fixture.cheap));
  const before = (await shop.call('customerList', { query: { list_id } }, ada)).result;
  const entry_id = before.entries[0]?.entry_id ?? 0;
  await shop.call('editListEntry', { body: { list_id, entry_id, bought: 1 } }, ada);
  const { result } = await shop.call('listToCart', { body: { list_id } }, { ...ada, 'accept-language': 'fr' });
  expect(result).toEqual({
    added: [
      { product_id: fixture.table, qty: 2 },
      { product_id: fixture.sofa, child_id: fixture.sofaGreen, qty: 5 },
    ],
    reduced: [{ name: 'Canapé Lund 3 places (Vert)', qty: 5 }],
    gone: ['Produit 9'],
    sold_out: ['Canapé Lund 3 places (Beige)', 'Produit 4'],
    to_choose: ['Canapé Lund 3 places'],
    refused: ['Produit 5'],
  });
  const { list } = (await shop.call('carts', {}, ada)).result;
  expect(list.map(({ product_id, qty }) => [product_id, qty])).toEqual([
    [fixture.table, 2],
    [fixture.sofa, 5],
  ]);
  expect((await shop.call('customerList', { query: { list_id } }, ada)).result.entries).toHaveLength(7);
});

test('an account takes its lists along, and leaves none', async () => {
  const { list_id } = (await make('Cottage')).result;
  await put(list_id, fixture.table, { note: 'By the window' });
  const token = (await share(list_id)).result.share_token;
  const own = { body: { password: fixturePassword } };
  const exported = JSON.stringify((await shop.call('exportOwnData', own, ada)).result);
  expect(exported).toContain('Cottage');
  expect(exported).toContain('By the window');
  expect(exported).not.toContain(token);
  expect((await shop.call('deleteAccount', own, ada)).code).toBe(200);
  expect(await shop.connection.db.$count(schema.customerList)).toBe(0);
  expect(await shop.connection.db.$count(schema.customerListEntry)).toBe(0);
  expect((await look(token)).code).toBe(404);
});
