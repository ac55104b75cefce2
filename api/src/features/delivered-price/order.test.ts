import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { schema } from '../../database/connection.ts';
import { addMany } from '../../testing/many-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const TABLES = 3;
let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  const { db } = shop.connection;
  await addMany(db, 2_400);
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
const filters = fc.record(
  { color: fc.constant(['Grey']), price: fc.constantFrom(['5000-10000'], ['10000-25000']) },
  { requiredKeys: [] },
);

const list = async (asked: object, isSearch = false) => {
  const body = { page_size: 60, sort: 'delivered' as const, ...asked };
  return isSearch
    ? (await shop.call('searchProducts', { body: { keyword: 'table', ...body } })).result
    : (await shop.call('categoryProducts', { body: { category_id: TABLES, ...body } })).result;
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
          const body = { product_ids, zipcode: areas[area] };
          const { result } = await shop.call('deliveredPrices', { body });
          const byId = new Map(result.list.map((one) => [one.product_id, one.grand_total]));
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
