import { NoopLogger, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { fixture } from '../../testing/fixture-products.ts';
import { recordedStatements } from '../../testing/recorded-statements.ts';
import { noteSiteChange } from '../../testing/site-change.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const hour = 60 * 60 * 1000;
let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const page = async (request_path: string) => {
  const { result } = await shop.call('pathResolve', { body: { request_path, with_page: 1 } });
  if (result?.type !== 'product' || !result.page) throw new Error(`no page at ${request_path}`);
  return result.page.productDetail;
};

test('the builder makes the statements of products’ pages once, and not for each page', async () => {
  // Not part of its declared types.
  const built = jest.spyOn(PgDialect.prototype as unknown as { buildSelectQuery(): unknown }, 'buildSelectQuery');
  await page('/lund-sofa.html');
  expect(built.mock.calls.length).toBeGreaterThan(0);
  await page('/elm-table.html');
  await noteSiteChange(shop.connection.db);
  await page('/lund-sofa.html');
  built.mockClear();
  expect((await page('/elm-table.html')).entity_id).toBe(fixture.table);
  expect((await page('/lund-sofa.html')).entity_id).toBe(fixture.sofa);
  expect(built).not.toHaveBeenCalled();
  built.mockRestore();
});

test('what stands beside a product is read with what is shown of it alone, and a price that has ended is not shown', async () => {
  const { db } = shop.connection;
  await db.execute(
    sql`update product set details = jsonb_set(details, '{dropPriceSeconds}', '7200') where id = ${fixture.table}`,
  );
  const beside = async (milliseconds: number) => {
    const filledAt = new Date(shop.clock.now.getTime() - milliseconds).toISOString();
    await db.execute(sql`update store set filled_at = ${filledAt}::timestamptz`);
    await noteSiteChange(db); // a store is filled once, and nobody is told of it
    const { pdp_associated_products: others } = await page('/lund-sofa.html');
    return others.find(({ product_id }) => product_id === fixture.table)?.pdp_price;
  };
  expect(await beside(hour)).toEqual({ price: 20_000, final_price: 15_000 });
  const asked = jest.spyOn(NoopLogger.prototype, 'logQuery');
  expect(await beside(2 * hour)).toEqual({ price: 20_000, final_price: 20_000 });
  const texts = asked.mock.calls.map(([text]: unknown[]) => String(text));
  asked.mockRestore();
  // Of the product itself alone: its cards' swatches are long, and nobody sees those of the others here.
  expect(texts.filter((text) => text.includes('"swatches"'))).toHaveLength(1);
  expect(texts.filter((text) => text.includes('any('))).toHaveLength(1);
});

test('what stands beside a product is read for one page, not for each, and a change of it shows at once', async () => {
  const { db } = shop.connection;
  const beside = async () => {
    const { pdp_associated_products: others } = await page('/lund-sofa.html');
    return others.find(({ product_id }) => product_id === fixture.table);
  };
  const ofOthers = async (work: () => Promise<unknown>) =>
    (await recordedStatements(work)).filter(({ text }) => text.includes('any('));
  await beside();
  expect(await ofOthers(beside)).toEqual([]);
  await db.execute(sql`update product set price = 21000 where id = ${fixture.table}`);
  expect((await beside())?.pdp_price?.price).toBe(21_000);
  await db.execute(sql`update product set usable_quantity = 0 where id = ${fixture.table}`);
  expect((await beside())?.stock_status).toBe(0);
  expect(await ofOthers(beside)).toEqual([]);
  await db.execute(sql`update product set status = 2 where id = ${fixture.table}`);
  expect(await beside()).toBeUndefined();
});
