import { sql, type SQL } from 'drizzle-orm';
import type { CallInput, CallName } from '@shop/contract';
import { Client } from 'pg';
import { selectRows, type Queryable } from '../../database/connection.ts';
import { defaultLimits } from '../../database/server-limits.ts';
import { foldCounts } from '../../database/listing/refresh.ts';
import { placeInTiers } from '../../database/listing/search-tiers.ts';
import { addMany, manyFrom } from '../../testing/many-products.ts';
import { startPostgres, type PostgresServer } from '../../testing/postgres-server.ts';
import { recordedStatements } from '../../testing/recorded-statements.ts';
import { noteSiteChange } from '../../testing/site-change.ts';
import { costOf, onlyReads, type Cost } from '../../testing/statement-plans.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** More than the first tier of a search has, so that a plan that reads a table differs from one that does not. */
const COUNT = 24_000;
const SERIES = 3_000;
const TABLES = 3;
/** Tables that grow with the catalogue: no call reads one of them from its beginning to its end. */
const GROWING = new Set([
  'product',
  'product_category',
  'product_facet',
  'listing',
  'listing_place',
  'listing_count',
  'search_word',
  'search_phrase',
]);

let server: PostgresServer;
let shop: TestApp;
let plans: Client;
beforeAll(async () => {
  server = await startPostgres();
  let url = '';
  const newDatabase = async (template?: string) => {
    const database = await server.newDatabase(template);
    ({ url } = database);
    return database;
  };
  shop = await startTestApp({}, {}, { newDatabase, limits: { ...defaultLimits, statementTimeout: 0 } });
  const { db } = shop.connection;
  await addMany(db, COUNT, SERIES);
  await placeInTiers(db);
  await db.execute(sql`insert into search_word (language, word, uses)
    select 'en', 'beech', ${COUNT / 50} union all select 'en', 'lot' || k, 10 from generate_series(1, ${COUNT / 10}::int) k`);
  await db.execute(sql`insert into search_phrase (language, phrase, plain, weight)
    select 'en', 'Series ' || k, 'series ' || k, 8 from generate_series(1, ${SERIES}::int) k`);
  await db.execute(sql`vacuum analyze`);
  plans = new Client({ connectionString: url });
  await plans.connect();
});
afterAll(async () => {
  await plans?.end();
  await shop?.close();
  await server?.stop();
});

/** Costs of the statements of a repeated call; nothing is cached from the first, unless it is asked `again`. */
const costsOf = async (call: () => Promise<{ code: number }>, again = false): Promise<Cost[]> => {
  expect((await call()).code).toBe(200);
  if (!again) await noteSiteChange(shop.connection.db);
  const statements = await recordedStatements(call);
  const costs: Cost[] = [];
  for (const statement of statements) {
    if (onlyReads(statement.text)) costs.push(await costOf(plans, statement));
  }
  expect(costs.length).toBeGreaterThan(0);
  return costs;
};

/** Statements that read a growing table whole, and how many rows all of them look at. */
const readBy = (costs: readonly Cost[]) => ({
  whole: costs.flatMap(({ text, scans }) =>
    scans.filter(({ table, whole }) => whole && GROWING.has(table ?? '')).map(({ table }) => `${table ?? ''}: ${text}`),
  ),
  rows: costs.flatMap(({ scans }) => scans).reduce((sum, { rows }) => sum + rows, 0),
});

const calling =
  <N extends CallName>(name: N, input: CallInput<N>) =>
  () =>
    shop.call(name, input);
const list = (body: Omit<CallInput<'categoryProducts'>['body'], 'category_id'>) =>
  calling('categoryProducts', { body: { category_id: TABLES, ...body } });
const search = (keyword: string) => calling('searchProducts', { body: { keyword } });
const filters = { color: ['Grey'], price: ['5000-10000'] };

const cases: [string, () => Promise<{ code: number }>, number][] = [
  ['a list', list({}), 300],
  [
    'a list in French',
    () => shop.call('categoryProducts', { body: { category_id: TABLES } }, { 'accept-language': 'fr' }),
    300,
  ],
  ['a list by price', list({ sort: 'price_asc' }), 300],
  ['page 20 of a list', list({ page: 20 }), 800],
  ['a filtered list', list({ filters }), 3_000],
  ['a filtered list by price', list({ filters, sort: 'price_asc' }), 3_000],
  [
    'a list of two price bands, the dearest first',
    list({ filters: { price: ['5000-10000', '10000-25000'] }, sort: 'price_desc' }),
    3_000,
  ],
  ['a list of a rare colour', list({ filters: { color: ['White'] } }), 3_000],
  ['a list of one collection', list({ filters: { series: ['Series 7'] } }), 3_000],
  ['a search that everything answers', search('coffee table'), 6_000],
  ['a search of a common word', search('beech'), 6_000],
  ['a search of a rare word', search('lot77'), 300],
  ['a search of two words', search('grey table'), 6_000],
  ['a search of a misspelt word', search('beehc'), 6_000],
  ['a search for a number', search('2400000010012'), 300],
  ['the page that a number leads to', calling('searchTerms', { body: { keyword: 'LOT-0000007' } }), 300],
  ['a search in a category', list({ keyword: 'beech' }), 9_000],
  ['a filtered search', calling('searchFilters', { body: { keyword: 'beech', filters } }), 6_000],
  ['suggestions', calling('searchSuggest', { body: { keyword: 'se' } }), 6_000],
  ['a product', calling('productDetail', { query: { id: manyFrom + 7 } }), 500],
  ['a product by its path', calling('productDetail', { query: { url_path: '7elm-table.html' } }), 500],
  ['a product’s rank', calling('productCoupons', { query: { productId: manyFrom + 7 } }), 100],
  ['home lists', calling('homeLists', {}), 200],
  ['the home page', calling('newHome', {}), 200],
  ['best sellers', calling('noFoundProduct', {}), 200],
  ['drop prices and the number of deals', calling('spikeList', {}), 100],
  ['products for members', calling('plusProducts', { query: {} }), 100],
  ['notes', calling('systemNotes', {}), 100],
  ['the menu', calling('categoryTree', {}), 100],
  ['the path of a filter', calling('pathResolve', { body: { request_path: '/furniture/tables/grey.html' } }), 200],
  [
    'a product’s page by its path',
    calling('pathResolve', { body: { request_path: '/7elm-table.html', with_page: 1 } }),
    500,
  ],
  ['the path of a product', calling('pathResolve', { body: { request_path: '/7elm-table.html' } }), 50],
];

test.each(cases)('%s reads no table whole, and few rows', async (_title, call, most) => {
  const { whole, rows } = readBy(await costsOf(call));
  expect(whole).toEqual([]);
  expect(rows).toBeLessThanOrEqual(most);
});

/** Rows that a piece of work reads, its triggers included, in a transaction that is undone. */
const rowsRead = async (work: (db: Queryable) => Promise<unknown>): Promise<{ whole: string[]; rows: number }> => {
  const counted = (db: Queryable) =>
    selectRows<{ name: string; scans: number; rows: number }>(
      db,
      sql`select relname as name, seq_scan::int as scans, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as rows
        from pg_stat_xact_user_tables order by relname`,
    );
  let result = { whole: ['nothing was done'], rows: 0 };
  await shop.connection.db
    .transaction(async (transaction) => {
      const before = new Map((await counted(transaction)).map((one) => [one.name, one]));
      await work(transaction);
      const read = (await counted(transaction)).map(({ name, scans, rows }) => ({
        name,
        scans: scans - (before.get(name)?.scans ?? 0),
        rows: rows - (before.get(name)?.rows ?? 0),
      }));
      result = {
        whole: read.flatMap(({ name, scans }) => (scans > 0 && GROWING.has(name) ? [name] : [])),
        rows: read.reduce((sum, { rows }) => sum + rows, 0),
      };
      transaction.rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Error) || error.message !== 'Rollback') throw error;
    });
  return result;
};

const changing = (change: SQL) => (db: Queryable) =>
  db.execute(sql`update product set ${change} where id = ${manyFrom + 7}`);

const writes: [string, (db: Queryable) => Promise<unknown>, number][] = [
  ['selling a unit', changing(sql`usable_quantity = usable_quantity - 1`), 20],
  ['selling the last unit', changing(sql`usable_quantity = 0`), 100],
  ['a new price', changing(sql`final_price = 1234`), 100],
  ['hiding a product', changing(sql`status = 2`), 100],
  [
    'a price and putting its counts together',
    async (db) => {
      await changing(sql`final_price = 1234`)(db);
      await foldCounts(db);
    },
    200,
  ],
  ['looking for the most popular products when nothing changed', placeInTiers, 100],
];

test('a common word that is asked for again reads what it shows, and no more', async () => {
  const { whole, rows } = readBy(await costsOf(search('beech'), true));
  expect(whole).toEqual([]);
  // Statistics come from a sample, so that plans differ by some rows; what is read of all would be thousands.
  expect(rows).toBeLessThanOrEqual(200);
});

test('a product’s page by its path takes two statements once its companions are known, whatever is said of it: the product with its own, and what changed', async () => {
  const call = calling('pathResolve', { body: { request_path: '/7elm-table.html', with_page: 1 } });
  const asked = async () => (await recordedStatements(call)).map(({ text }) => text);
  await costsOf(call);
  const texts = await asked();
  expect(texts).toHaveLength(2);
  for (const table of ['product_variant', 'page_change', 'review', 'question'])
    expect(texts.filter((text) => new RegExp(`from "?${table}"?\\b`).test(text)).length).toBe(1);
});
test.each(writes)('%s reads no table whole, and few rows', async (_title, work, most) => {
  const { whole, rows } = await rowsRead(work);
  expect(whole).toEqual([]);
  expect(rows).toBeLessThanOrEqual(most);
});

test('the most popular products stand in the first tier, wherever popularity goes, and no page is told of it', async () => {
  const { db } = shop.connection;
  const misplaced = () =>
    selectRows<{ id: number }>(
      db,
      sql`select id from product where search_tier is distinct from case when popularity >
        (select popularity from product order by popularity desc offset 20000 limit 1) then 1 end`,
    );
  expect(await misplaced()).toEqual([]);
  await db.execute(sql`update product set popularity = 5000 where popularity = 3 and id > ${manyFrom}`);
  expect((await misplaced()).length).toBeGreaterThan(0);
  const changes = () =>
    selectRows<{ count: number }>(db, sql`select count(*)::int as count from page_change where cardinality(tags) > 0`);
  const before = await changes();
  await placeInTiers(db);
  expect(await misplaced()).toEqual([]);
  expect(await changes()).toEqual(before);
});
