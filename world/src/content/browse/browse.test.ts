import { makeWorld } from '../../world.ts';

const world = makeWorld();
const { browse, products } = world;
const byId = new Map(products.map((product) => [product.id, product]));

test('there are six rooms, each with products of its own categories', () => {
  expect(browse.rooms.map(({ slug }) => slug)).toEqual([
    'living-room',
    'bedroom',
    'dining-room',
    'home-office',
    'outdoor',
    'nursery',
  ]);
  for (const { slug, url, categoryIds, productIds } of browse.rooms) {
    expect(url).toBe(`/room/${slug}`);
    expect(productIds.length).toBeGreaterThan(8);
    const foreign = productIds.filter((id) => !byId.get(id)?.categoryIds.some((one) => categoryIds.includes(one)));
    expect(foreign).toEqual([]);
  }
});

test('what is seen in a room’s picture leads its products, each once', () => {
  for (const { hotspots = [], productIds } of browse.rooms) {
    expect(hotspots.length).toBeGreaterThanOrEqual(2);
    expect(productIds.slice(0, hotspots.length)).toEqual(hotspots.map(({ productId }) => productId));
    expect(new Set(productIds).size).toBe(productIds.length);
  }
});

test('everything shown is on sale and in stock, and nothing comes twice in one list', () => {
  const lists = [
    ...browse.rooms,
    ...browse.christmas.bundles,
    ...browse.weightBlocks,
    { productIds: browse.christmas.productIds },
  ].map(({ productIds }) => productIds);
  for (const ids of lists) {
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    const shown = ids.map((id) => byId.get(id));
    expect(shown.filter((product) => product?.status !== 1 || product.stock.usableQuantity === 0)).toEqual([]);
  }
});

test('customers’ photos: four of each category, and no two say the same', () => {
  const { categories, entries } = browse.buyersShow;
  for (const { id } of categories) expect(entries.filter(({ categoryId }) => categoryId === id)).toHaveLength(4);
  for (const language of ['en', 'fr'] as const) {
    expect(new Set(entries.map(({ text }) => text[language])).size).toBe(entries.length);
  }
  expect(entries.filter(({ productId }) => !byId.has(productId ?? 0))).toEqual([]);
});

test('the sale event begins before the store opens, and its prizes have a thousand tickets', () => {
  const { startsAt, endsAt, prizes } = makeWorld({ products: 1, now: new Date('2026-06-01T12:00:00Z') }).browse
    .saleEvent;
  expect([startsAt, endsAt]).toEqual(['2026-05-31T12:00:00.000Z', '2026-07-31T12:00:00.000Z']);
  expect(prizes.reduce((sum, { weight }) => sum + weight, 0)).toBe(1000);
});
