import { eq, sql } from 'drizzle-orm';
import type { CallInput, CallResult, ProductSort } from '@shop/contract';
import { isBadlyRated } from '@shop/contract/contents';
import { schema, selectRows } from '../../database/connection.ts';
import { foldCounts } from '../../database/listing/refresh.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { addMany, manyFrom } from '../../testing/many-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const COUNT = 3_000;
const TABLES = 3;
let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await addMany(shop.connection.db, COUNT);
});
afterAll(() => shop?.close());

type List = CallResult<'categoryProducts'>;
const list = async (body: Omit<CallInput<'categoryProducts'>['body'], 'category_id' | 'keyword'> = {}) =>
  (await shop.call('categoryProducts', { body: { category_id: TABLES, ...body } })).result;
const idsOf = ({ products }: List) => products.map(({ entity_id }) => entity_id);
const optionsOf = ({ facets }: List, code: string) => facets.find((facet) => facet.code === code)?.options ?? [];
const countOf = (from: List, code: string, value: string) =>
  optionsOf(from, code).find((option) => option.value === value)?.count;

test('a filter tells its most frequent options, and those that are chosen', async () => {
  const { db } = shop.connection;
  await db.update(schema.product).set({ series: 'Rarest' }).where(eq(schema.product.id, fixture.cheap));
  const all = await list();
  expect(optionsOf(all, 'series')).toHaveLength(12);
  expect(optionsOf(all, 'series').map(({ value }) => value)).not.toContain('Rarest');
  expect(Buffer.byteLength(JSON.stringify(all.facets))).toBeLessThan(8_192);
  expect(all.facets.find(({ code }) => code === 'series')?.more).toBe(30); // 40 of the copies, Elm and Rarest
  const whole = await list({ whole: ['series'] });
  expect(optionsOf(whole, 'series')).toHaveLength(42);
  expect(whole.facets.map(({ more }) => more).filter(Boolean)).toEqual([]);
  const chosen = await list({ filters: { series: ['Rarest'] } });
  expect(idsOf(chosen)).toEqual([fixture.cheap]);
  expect(optionsOf(chosen, 'series')).toContainEqual({ value: 'Rarest', label: 'Rarest', count: 1, selected: true });
  await db
    .update(schema.product)
    .set({ series: 'Lonely', popularity: 5_000 })
    .where(eq(schema.product.id, fixture.table));
  const { result } = await shop.call('searchProducts', {
    body: { keyword: 'coffee table', filters: { series: ['Lonely'] } },
  });
  const series = result.facets.find(({ code }) => code === 'series')?.options;
  expect(series).toHaveLength(13);
  expect(series).toContainEqual({ value: 'Lonely', label: 'Lonely', count: 1, selected: true });
});

/** Orders of the whole list, as the shop states them. */
const orders: [ProductSort, string][] = [
  [
    'recommended',
    '(usable_quantity >= min_sale_qty) desc, (rating_count * rating_average + 20) / (rating_count + 5) < 3.75, popularity desc, id',
  ],
  ['newest', 'created_rank, id'],
  ['price_asc', 'final_price, id'],
  ['price_desc', 'final_price desc, id'],
  ['rating', 'rating_average desc, rating_count desc, id'],
  ['best_selling', 'popularity desc, id'],
];
const inOrder = async (condition: string, order: string): Promise<number[]> =>
  (
    await selectRows<{ id: number }>(
      shop.connection.db,
      sql`select id from product p where status = 1 and not unlisted and ${sql.raw(condition)}
        and exists (select 1 from product_category c where c.product_id = p.id and c.category_id = ${TABLES})
        order by ${sql.raw(order)}`,
    )
  ).map(({ id }) => id);
const grey = `exists (select 1 from product_facet f where f.product_id = p.id and f.code = 'color' and f.value = 'Grey')`;

test.each(orders)(
  'the pages of a large category bring every product once, ordered by %s, up to the last',
  async (sort, order) => {
    const expected = await inOrder('true', order);
    const found: number[] = [];
    for (let page = 1; found.length < expected.length; page += 1) {
      const ids = idsOf(await list({ sort, page, page_size: 100 }));
      expect(ids.length).toBeGreaterThan(0);
      found.push(...ids);
    }
    expect(found).toEqual(expected);
    expect(idsOf(await list({ sort, page: 50, page_size: 24 }))).toEqual(expected.slice(49 * 24, 50 * 24));
  },
);

test.each(orders)('and so do those of one that is filtered, ordered by %s', async (sort, order) => {
  const expected = await inOrder(`${grey} and final_price >= 5000 and final_price < 10000`, order);
  const filters = { color: ['Grey'], price: ['5000-10000'] };
  const found: number[] = [];
  for (let page = 1, total = 1; (page - 1) * 40 < total; page += 1) {
    const one = await list({ sort, filters, page, page_size: 40 });
    expect(one.total_is).toBe('about');
    total = one.total;
    found.push(...idsOf(one));
  }
  expect(found).toEqual(expected);
});

test('counts of a large filtered list are close and said to be about so many; those of a rare filter are exact', async () => {
  const filters = { color: ['Grey'], width: ['80-120'] };
  const about = await list({ filters });
  const real = await inOrder(`${grey} and id % 2 = 0`, 'id');
  expect(about.total_is).toBe('about');
  expect(Math.abs(about.total - real.length) / real.length).toBeLessThan(0.15);
  expect(Math.abs((countOf(about, 'availability', 'in_stock') ?? 0) / (real.length * 0.9) - 1)).toBeLessThan(0.15);
  const white = await list({ filters: { color: ['White'] } });
  const whites = await inOrder(grey.replace('Grey', 'White'), 'id');
  expect([white.total, white.total_is]).toEqual([whites.length, undefined]);
  expect(idsOf(white).toSorted((a, b) => a - b)).toEqual(whites);
  expect(countOf(white, 'color', 'White')).toBe(whites.length);
});

test('a postal area alone leaves a large list and its counts as they are', async () => {
  const [all, near] = [await list(), await list({ filters: { delivery: ['M5H'] } })];
  expect([near.total, near.total_is, idsOf(near)]).toEqual([all.total, undefined, idsOf(all)]);
  for (const { value } of optionsOf(all, 'color'))
    expect(countOf(near, 'color', value)).toBe(countOf(all, 'color', value));
});

/** The kept counts of a category, and what they ought to be. */
const counts = async (): Promise<[Record<string, number>, Record<string, number>]> => {
  const stored = await selectRows<{ token: string; count: number }>(
    shop.connection.db,
    sql`select token, sum(count)::int as count from listing_count where category_id = ${TABLES}
      and token not like 'options:%' group by token having sum(count) <> 0`,
  );
  const real = await selectRows<{ token: string; count: number }>(
    shop.connection.db,
    sql`select c.token, count(*)::int as count from listing_rows(array(select id from product)) r, listing_counted(r.tokens) c
      where c.category_id = ${TABLES} group by c.token`,
  );
  const byToken = (rows: typeof stored) => Object.fromEntries(rows.map(({ token, count }) => [token, count]));
  return [byToken(stored), byToken(real)];
};

test('counts and lists are right as soon as a product is changed, hidden, moved or gone', async () => {
  const { db } = shop.connection;
  const { product, productCategory, productFacet } = schema;
  const before = await list();
  const [one, two, three] = [manyFrom + 11, manyFrom + 22, manyFrom + 33];
  await db.update(product).set({ status: 2 }).where(eq(product.id, one));
  await db.update(product).set({ unlisted: true }).where(eq(product.id, two));
  await db.update(product).set({ finalPrice: 20_000, usableQuantity: 0 }).where(eq(product.id, three));
  await db.insert(productFacet).values({ productId: three, code: 'color', value: 'Pink', labelFr: 'Rose' });
  const after = await list();
  expect(after.total).toBe(before.total - 2);
  expect(countOf(after, 'color', 'Pink')).toBe(1);
  expect(countOf(after, 'sale', 'on_sale')).toBe((countOf(before, 'sale', 'on_sale') ?? 0) - 3);
  expect(countOf(after, 'availability', 'in_stock')).toBe((countOf(before, 'availability', 'in_stock') ?? 0) - 3);
  await db.delete(productCategory).where(eq(productCategory.productId, three));
  expect((await list()).total).toBe(before.total - 3);
  await db.update(product).set({ status: 1 }).where(eq(product.id, one));
  await db.update(product).set({ unlisted: false }).where(eq(product.id, two));
  const [stored, real] = await counts();
  expect(stored).toEqual(real);
  await foldCounts(db);
  expect((await counts())[0]).toEqual(real);
  const [rows] = await selectRows<{ most: number }>(
    db,
    sql`select max(n)::int as most from (select count(*) as n from listing_count group by category_id, token) c`,
  );
  expect(rows?.most).toBe(1);
});

test('what stands in a list stands where the rule of badly rated products puts it', async () => {
  const rows = await selectRows<{ standing: number; count: number; average: number }>(
    shop.connection.db,
    sql`select distinct standing, rating_count as count, rating_average as average from listing`,
  );
  expect(rows.length).toBeGreaterThan(30);
  for (const { standing, ...rating } of rows)
    expect([rating, standing % 2 === 1]).toEqual([rating, isBadlyRated(rating)]);
});

test('a search that finds a great many says so, and ranks the most popular of them', async () => {
  const { result } = await shop.call('searchProducts', { body: { keyword: 'coffee table', page_size: 50 } });
  expect([result.total, result.total_is]).toEqual([1_000, 'least']);
  const popular = await inOrder('true', 'popularity desc, id');
  const ranked = new Set(popular.slice(0, 1_000));
  expect(result.products.filter(({ entity_id }) => !ranked.has(entity_id))).toEqual([]);
});

test('what filters tell is the same before and after counts are put together, with how many options are left out', async () => {
  const { db } = shop.connection;
  await db
    .update(schema.product)
    .set({ series: 'New', finalPrice: 3_000 })
    .where(eq(schema.product.id, manyFrom + 44));
  const before = await list({ whole: ['series'] });
  const few = await list();
  await foldCounts(db);
  expect(await list({ whole: ['series'] })).toEqual(before);
  expect(await list()).toEqual(few);
  const own = optionsOf(before, 'series').length;
  expect(few.facets.find(({ code }) => code === 'series')?.more).toBe(own - 12);
  const options = await selectRows<{ token: string; stored: number; real: number }>(
    db,
    sql`select o.token, o.count as stored, (select count(*)::int from listing_count k where k.folded and k.count > 0
        and k.category_id = o.category_id and k.token like substr(o.token, 9) || ':%') as real
      from listing_count o where o.folded and o.token like 'options:%' and o.token <> 'options:listed'`,
  );
  expect(options.length).toBeGreaterThan(10);
  expect(options.filter(({ stored, real }) => stored !== real)).toEqual([]);
});

test('deals and prices for members are counted for the whole shop', async () => {
  const { db } = shop.connection;
  const deals = async () => (await shop.call('spikeList', {})).result.deals;
  const members = async () => (await shop.call('plusProducts', { query: {} })).result.total;
  const [deal, member] = [await deals(), await members()];
  await db
    .update(schema.product)
    .set({ plusPrice: 900 })
    .where(eq(schema.product.id, manyFrom + 55));
  expect([await deals(), await members()]).toEqual([deal, member + 1]);
  await foldCounts(db);
  await db
    .update(schema.product)
    .set({ status: 2 })
    .where(eq(schema.product.id, manyFrom + 55));
  expect([await deals(), await members()]).toEqual([deal - 1, member]);
});
