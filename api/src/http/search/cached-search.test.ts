import { eq, sql } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { addMany } from '../../testing/many-products.ts';
import { recordedStatements } from '../../testing/recorded-statements.ts';
import { noteSiteChange } from '../../testing/site-change.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const { product } = schema;

const common = 'coffee table';
const rare = 'lot77';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  const { db } = shop.connection;
  await addMany(db, 1_500);
  await db.execute(sql`insert into search_word (language, word, uses) values ('en', ${rare}, 10)`);
});
afterAll(() => shop?.close());

interface Asked {
  keyword: string;
  page?: number;
  sort?: 'price_asc';
  filters?: { color: string[] };
}
const search = async (body: Asked) => (await shop.call('searchProducts', { body })).result;
const statementsOf = async (body: Asked) => (await recordedStatements(() => search(body))).length;
const change = (id: number, values: Partial<typeof product.$inferInsert>) =>
  shop.connection.db.update(product).set(values).where(eq(product.id, id));

test('a common word needs no more statements than a rare one, and when it is asked for again five', async () => {
  await search({ keyword: common });
  await search({ keyword: rare });
  await noteSiteChange(shop.connection.db);
  const first = [await statementsOf({ keyword: common }), await statementsOf({ keyword: rare })];
  expect(first).toEqual([8, 8]);
  expect([await statementsOf({ keyword: common }), await statementsOf({ keyword: rare })]).toEqual([5, 5]);
});

test('further pages of a search look for nothing and count nothing anew; another order is read once', async () => {
  const { total, facets } = await search({ keyword: common });
  expect(await statementsOf({ keyword: common, page: 2 })).toBe(5);
  expect(await statementsOf({ keyword: common, sort: 'price_asc' })).toBe(6);
  expect(await statementsOf({ keyword: common, sort: 'price_asc', page: 3 })).toBe(5);
  const third = await search({ keyword: common, sort: 'price_asc', page: 3 });
  expect([third.total, third.facets]).toEqual([total, facets]);
  const pages = await Promise.all([1, 2, 3].map((page) => search({ keyword: common, sort: 'price_asc', page })));
  const prices = pages.flatMap(({ products }) => products.map(({ price }) => price.final_price));
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

test('a search that is kept shows a new price, what is sold out and what is no longer sold at once', async () => {
  const cheapest = async () => (await search({ keyword: rare, sort: 'price_asc' })).products;
  const [, second] = await cheapest();
  const id = Number(second?.entity_id);
  await change(id, { finalPrice: 100 });
  expect((await cheapest())[0]).toMatchObject({ entity_id: id, price: { final_price: 100 } });

  const before = await search({ keyword: rare });
  const best = Number(before.products[0]?.entity_id);
  await change(best, { usableQuantity: 0 });
  expect((await search({ keyword: rare })).products[0]?.entity_id).not.toBe(best);
  await change(best, { status: 2 });
  const after = await search({ keyword: rare });
  expect(after.total).toBe(before.total - 1);
  expect(after.products.map(({ entity_id }) => entity_id)).not.toContain(best);
});

test('searches that ask for other things keep apart, in another category, language or filter', async () => {
  const sum = async (body: Asked, language = 'en') => {
    const { result } = await shop.call('searchProducts', { body }, { 'accept-language': language });
    return [result.total, result.facets.length > 0 ? result.facets[0]?.label : ''];
  };
  const inCategory = async (id: number) =>
    (await shop.call('categoryProducts', { body: { category_id: id, keyword: common } })).result.total;
  const [all] = await sum({ keyword: common });
  expect([await inCategory(3), await inCategory(4)]).toEqual([all, 0]);
  const [cheap] = await sum({ keyword: `${common} under 100` });
  const [grey] = await sum({ keyword: common, filters: { color: ['Grey'] } });
  expect([cheap, grey].every((total) => Number(total) > 0 && Number(total) < Number(all))).toBe(true);
  expect(await sum({ keyword: 'table' })).toEqual([all, 'Price']);
  expect(await sum({ keyword: 'table' }, 'fr')).toEqual([all, 'Prix']);
});
