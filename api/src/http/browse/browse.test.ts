import { sql } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const french = { 'accept-language': 'fr' };
const idsOf = (products: readonly { entity_id: number }[]) => products.map(({ entity_id }) => entity_id);
const image = '/media/pictures/scene-living-1200.avif';

test.each(['shopByRoom', 'roomIndex'] as const)('API-187 API-190 %s returns the rooms', async (name) => {
  const { result } = await shop.call(name, {}, french);
  expect(result.list).toEqual([
    { id: 1, name: 'Salon', image, url: '/room/living-room' },
    { id: 2, name: 'Den', image, url: '/room/den' },
  ]);
});

test('API-188 one room’s detail: its categories in its order, what is sold for it, and where that is in its picture', async () => {
  const { result } = await shop.call('shopByRoomDetail', { query: { room_type: 'living-room' } });
  expect(result).toMatchObject({
    room_type: 'living-room',
    name: 'Living room',
    description: 'Where the house ends up',
  });
  expect(result.categories.map(({ name, url }) => [name, url])).toEqual([
    ['Tables', '/furniture/tables.html'],
    ['Sofas & Loveseats', '/furniture/sofas-loveseats.html'],
  ]);
  expect(idsOf(result.products)).toEqual([fixture.table, fixture.sofa]);
  // Products that are no longer sold have no hotspot.
  expect(result.hotspots?.map(({ x, y, product }) => [x, y, product.entity_id])).toEqual([[20, 60.5, fixture.table]]);
  expect((await shop.call('shopByRoomDetail', { query: { room_type: 'attic' } })).code).toBe(404);
});

test('API-191 the room list has every room with products, a page at a time, or one of them', async () => {
  const { result } = await shop.call('roomIndexList', { query: { page: 1, page_size: 1 } });
  expect(result).toMatchObject({ total: 2, page: 1, page_size: 1 });
  expect(result.list.map(({ room_type, products }) => [room_type, idsOf(products)])).toEqual([
    ['living-room', [fixture.table, fixture.sofa]],
  ]);
  const one = await shop.call('roomIndexList', { query: { room_type: 'den' } });
  expect(one.result.list.map(({ room_type }) => room_type)).toEqual(['den']);
});

test('API-189 the types lead to their lists', async () => {
  const { result } = await shop.call('shopByType', {});
  expect(result.list).toEqual([{ id: 1, name: 'Tables', image, url: '/furniture/tables.html' }]);
});

test('API-184 Christmas products, without what is no longer sold', async () => {
  const { result } = await shop.call('christmasProducts', {});
  expect(idsOf(result.products)).toEqual([fixture.cheap, fixture.table]);
});

test('API-186 a bundle costs what its products cost now; one of which nothing is left is none', async () => {
  const { result } = await shop.call('bundleChristmasProducts', {}, french);
  expect(result.list).toHaveLength(1);
  const [bundle] = result.list;
  expect([bundle?.name, bundle?.price, idsOf(bundle?.products ?? [])]).toEqual(['Sous le sapin', 104_900, [1, 2]]);
});

test('API-183 weight blocks say how much their products hold', async () => {
  const { result } = await shop.call('weightBlock', {});
  expect(result.list.map(({ max_weight, products }) => [max_weight, idsOf(products)])).toEqual([[250, [1]]]);
});

test('API-182 the spike list has the drop prices that have not ended, the first to end first', async () => {
  const left = async () =>
    (await shop.call('spikeList', {})).result.list.map((one) => [one.entity_id, one.spkie_special_time]);
  expect(await left()).toEqual([]);
  const { db } = shop.connection;
  const drop = (id: number, seconds: number) =>
    db.execute(`update product set tag = 'Drop Price',
      details = jsonb_set(details, '{dropPriceSeconds}', '${seconds}') where id = ${id}`);
  await drop(fixture.table, 3_600);
  await drop(fixture.cheap, 60);
  expect(await left()).toEqual([
    [fixture.cheap, 60],
    [fixture.table, 3_600],
  ]);
  const before = shop.clock.now;
  shop.clock.now = new Date(before.getTime() + 61_000);
  expect(await left()).toEqual([[fixture.table, 3_539]]);
  shop.clock.now = before;
});

test('API-182 the deals of the sale are counted: what is sold for less than usual', async () => {
  const { db } = shop.connection;
  const { result } = await shop.call('spikeList', {});
  const reduced = await db.select().from(schema.product);
  expect(result.deals).toBe(reduced.filter((one) => one.status === 1 && one.finalPrice < one.price).length);
  await db.update(schema.product).set({ price: sql`final_price + 100` });
  expect((await shop.call('spikeList', {})).result.deals).toBeGreaterThan(result.deals);
});

test('API-075 the categories of customers’ photos', async () => {
  const { result } = await shop.call('buyerShowCategories', {}, french);
  expect(result.list).toEqual([
    { id: 1, name: 'Salon' },
    { id: 2, name: 'Den' },
  ]);
});

test('API-076 photos of a category, with what they show while it is sold', async () => {
  const { result } = await shop.call('buyerShowList', { query: { category_id: 1 } });
  expect(result).toMatchObject({ total: 1, page: 1 });
  expect(result.list[0]).toMatchObject({
    name: 'Up three flights',
    nickname: 'Léa R.',
    text: 'It fits.',
    url: `/lund-sofa.html?piid=${fixture.sofaSoldOut}`,
    product: { entity_id: fixture.sofa },
  });
  const all = (await shop.call('buyerShowList', { query: {} })).result.list;
  expect(all.map(({ product, url }) => [product?.entity_id ?? null, url])[1]).toEqual([null, '/customer-say']);
  expect((await shop.call('buyerShowList', { query: { category_id: 9 } })).code).toBe(404);
});

test('API-185 buyer shows in short lead to their category, a page at a time', async () => {
  const { result } = await shop.call('buyersShow', { query: { page: 2, page_size: 1 } });
  expect(result).toEqual({
    list: [{ id: 12, name: 'Mine', image, url: '/customer-say?category=2' }],
    total: 2,
    page: 2,
    page_size: 1,
  });
});

test('API-092 a content block, in the language asked for', async () => {
  const block = (code: string) => shop.call('blockData', { query: { code } }, french);
  expect((await block('customer-say')).result).toEqual({
    code: 'customer-say',
    title: 'Ils disent',
    content: '<p>Good.</p>',
  });
  expect((await block('nothing')).code).toBe(404);
});

test('API-181 home shipment information', async () => {
  expect((await shop.call('homeShipment', {})).result).toEqual({ title: 'Home', content: '<p>Free.</p>' });
});

test('the site’s data tells where products are shown live', async () => {
  expect((await shop.call('configInit', {})).result.live_video_url).toBe('/showroom-live');
});
