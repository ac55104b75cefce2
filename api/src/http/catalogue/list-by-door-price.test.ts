import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { Facet } from '@shop/contract';
import { findSoldProducts } from '../../database/cart/cart-lines.ts';
import { schema } from '../../database/connection.ts';
import { destinationOf } from '../../database/content/destination.ts';
import { pricesFor } from '../../domain/cart/dropship.ts';
import { totalsOf } from '../../domain/cart/totals.ts';
import { unitPrice } from '../../domain/cart/unit-price.ts';
import { priceBands, priceBandValue } from '../../domain/catalogue/price-band.ts';
import { addMany, manyFrom } from '../../testing/many-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const TABLES = 3;
/** Some of the tables stand there too: few enough to be counted. */
const PETS = 4;
const SEARCH = 0;
let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  const { db } = shop.connection;
  await addMany(db, 2_400);
  await db.execute(sql`insert into product_category (category_id, product_id)
    select ${PETS}, id from product where id > ${manyFrom} and id % 3 = 0`);
  // Around the price from which delivery is free, so that a dearer one may come to less.
  await db.update(schema.product).set({
    finalPrice: sql`case when id % 3 = 0 then 9000 + id % 1500 else final_price end`,
    minSaleQty: sql`case when id % 7 = 0 then 2 else 1 end`,
    details: sql`details || jsonb_build_object('oversize', id % 5 = 0, 'pickup', id % 11 = 0)`,
  });
  await db.execute(sql`insert into product_facet (product_id, code, value, label_fr)
    select id, code, code, code from product, unnest(array['pickup', 'oversize']) code
    where (details ->> code)::boolean on conflict do nothing`);
});
afterAll(() => shop?.close());

const areas = { H2X: 'H2X 1Y4', M5V: 'M5V 2T6', B3H: 'B3H 4R2', X0A: 'X0A 0H0' } as const;
/** What a cart with the least of a product alone comes to there, in cents, by the product's id. */
const totalsAt = async (area: keyof typeof areas, ids: readonly number[]): Promise<Map<number, number>> => {
  const { db } = shop.connection;
  const destination = await destinationOf(db, areas[area]);
  if (!destination) throw new Error('The shop delivers there.');
  const products = ids.length === 0 ? [] : await findSoldProducts(db, ids);
  return new Map(
    products.map((product) => {
      const qty = Math.max(1, product.minSaleQty);
      const rowTotal = unitPrice(pricesFor({ product, variant: null }, false, new Date()), qty, false) * qty;
      const { oversize, pickup } = product.details;
      const { grandTotal } = totalsOf([{ rowTotal, planTotal: 0, oversize, pickup }], 0, destination.supply);
      return [product.id, grandTotal];
    }),
  );
};

const filters = fc.record(
  {
    color: fc.constant(['Grey']),
    price: fc.constantFrom(['5000-10000'], ['10000-25000']),
  },
  { requiredKeys: [] },
);

const list = async (asked: object, isSearch = false, category_id = TABLES) => {
  const body = { page_size: 60, sort: 'delivered' as const, ...asked };
  return isSearch
    ? (await shop.call('searchProducts', { body: { keyword: 'table', ...body } })).result
    : (await shop.call('categoryProducts', { body: { category_id, ...body } })).result;
};

test('a list by the price at the door has each product once, none before one that costs less there, with and without filters', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('H2X', 'M5V', 'B3H', 'X0A' as const),
      filters,
      fc.boolean(),
      fc.integer({ min: 1, max: 8 }),
      async (area, chosen, isSearch, from) => {
        const known = new Set<number>();
        const totals: number[] = [];
        for (const page of [from, from + 1]) {
          const { products } = await list({ filters: { ...chosen, delivery: [area] }, page }, isSearch);
          const product_ids = products.map(({ entity_id }) => entity_id);
          if (product_ids.length === 0) continue;
          const byId = await totalsAt(area, product_ids);
          for (const id of product_ids) {
            expect(known.has(id)).toBe(false);
            known.add(id);
            const total = byId.get(id);
            if (total !== undefined) totals.push(total);
          }
        }
        expect(totals).toEqual(totals.toSorted((one, other) => one - other));
      },
    ),
    { numRuns: 40 },
  );
});

test('a search that is made from two places is ordered for each of them', async () => {
  const orders: string[] = [];
  for (const area of ['M5V', 'X0A'] as const) {
    const ids: number[] = [];
    const totals: number[] = [];
    for (let page = 1; page <= 10; page += 1) {
      const { products } = await list({ filters: { delivery: [area] }, page }, true);
      const product_ids = products.map(({ entity_id }) => entity_id);
      const byId = await totalsAt(area, product_ids);
      ids.push(...product_ids);
      totals.push(...product_ids.flatMap((id) => byId.get(id) ?? []));
    }
    expect(totals).toEqual(totals.toSorted((one, other) => one - other));
    orders.push(ids.join());
  }
  expect(new Set(orders).size).toBe(2);
});

test('its pages have all of the list, and without a postal code they are by what delivery costs most of Canada', async () => {
  const found: number[] = [];
  const { total } = await list({});
  for (let page = 1; found.length < total; page += 1) {
    const { products } = await list({ page });
    expect(products.length).toBeGreaterThan(0);
    found.push(...products.map(({ entity_id }) => entity_id));
  }
  expect(new Set(found).size).toBe(total);
  const [first] = (await list({})).products;
  const [cheapest] = (await list({ sort: 'price_asc' })).products;
  expect(first?.entity_id).not.toBe(cheapest?.entity_id);
});

const bandOf = (total: number): string => {
  const [low, high] = priceBands.find(([from, to]) => total >= from && (to === null || total < to)) ?? [0, null];
  return priceBandValue(low, high);
};
const atDoor = ({ facets }: { facets: readonly Facet[] }) =>
  facets.find(({ code }) => code === 'door_price')?.options ?? [];

test('a list for a postal code tells how many products come to what at the door, and each band shows these alone', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('H2X', 'M5V', 'B3H', 'X0A' as const),
      filters,
      fc.constantFrom('recommended', 'delivered', 'price_asc' as const),
      fc.constantFrom(SEARCH, TABLES, PETS),
      async (area, chosen, sort, of) => {
        const listed = (door_price?: string[]) =>
          list(
            { filters: { ...chosen, delivery: [area], ...(door_price && { door_price }) }, sort },
            of === SEARCH,
            of === SEARCH ? TABLES : of,
          );
        const all = await listed();
        const options = atDoor(all);
        const counted = options.reduce((sum, { count }) => sum + count, 0);
        const isExact = !all.total_is;
        expect(isExact).toBe(of === PETS || (of === TABLES && Object.keys(chosen).length === 0));
        if (isExact) expect(counted).toBe(all.total);
        for (const { value, count } of options) {
          const banded = await listed([value]);
          if (isExact && !banded.total_is) expect(banded.total).toBe(count);
          // What is chosen takes nothing from the other bands.
          if (of === PETS) expect(atDoor(banded).map((one) => one.count)).toEqual(options.map((one) => one.count));
          const product_ids = banded.products.map(({ entity_id }) => entity_id);
          for (const total of (await totalsAt(area, product_ids)).values()) expect(bandOf(total)).toBe(value);
        }
      },
    ),
    { numRuns: 25 },
  );
});

test('a whole category tells its bands as it is now', async () => {
  const { db } = shop.connection;
  const filters_ = { delivery: ['M5V'] };
  const counts = async () => atDoor(await list({ filters: filters_ })).map(({ value, count }) => [value, count]);
  const before = await counts();
  expect(before.reduce((sum, [, count]) => sum + Number(count), 0)).toBe((await list({})).total);
  expect(await counts()).toEqual(before);
  await db
    .update(schema.product)
    .set({ finalPrice: 400_000 })
    .where(sql`id % 2 = 0`);
  const after = new Map((await counts()).map(([value, count]) => [value, Number(count)]));
  expect(after.get('100000-')).toBeGreaterThan((await list({})).total / 3);
});

test('without a postal code nothing is counted of doors, until somebody chooses of it', async () => {
  expect(atDoor(await list({}))).toEqual([]);
  const chosen = await list({ filters: { door_price: ['5000-10000'] } });
  expect(atDoor(chosen).find(({ value }) => value === '5000-10000')).toMatchObject({ selected: true });
  expect((await list({ filters: { door_price: ['cheap'], delivery: ['M5V'] } })).total).toBe(0);
});
