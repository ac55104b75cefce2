import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { takeFromStock } from '../../database/orders/stock.ts';
import { transact } from '../../database/transact.ts';
import { beginDuePrices } from '../../flows/operator/due-prices.ts';
import type { Ask } from '../../operator/ask.ts';
import { runOperator } from '../../operator/commands.ts';
import { askingAt, keyOf } from '../../testing/operating.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const webSecret = 'a-secret-of-this-test';
let shop: TestApp;
let ask: Ask;
let folder: string;
beforeAll(async () => {
  shop = await startTestApp({ webSecret });
  ask = askingAt(shop, (await keyOf(shop, 'catalogue', 'Zoé')).key);
  folder = await mkdtemp(path.join(tmpdir(), 'prices-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await shop?.close();
});

const table = `SKU-${fixture.table}`;
const grey = `SKU-${fixture.sofaGrey}`;
const sofa = `SKU-${fixture.sofa}`;
const run = (...args: string[]) => runOperator(ask, args);
const fileOf = (...lines: string[]): string => `${lines.join('\n')}\n`;
const apply = (...lines: string[]) => ask('applyPrices', { query: {}, body: fileOf(...lines) });
const goods = async () => ({
  products: await shop.connection.db.select().from(schema.product).orderBy(schema.product.id),
  variants: await shop.connection.db.select().from(schema.productVariant).orderBy(schema.productVariant.id),
  plans: await shop.connection.db.select().from(schema.pricePlan).orderBy(schema.pricePlan.id),
  log: await shop.connection.db.$count(schema.operatorLog),
});
const one = async (id: number) => {
  const [row] = await shop.connection.db.select().from(schema.product).where(eq(schema.product.id, id));
  if (!row) throw new Error(`There is no product ${id}`);
  return row;
};
const changes = async (after: string): Promise<{ cursor: string; tags: string[] }> =>
  (await shop.app.inject({ url: '/web/changes', query: { after }, headers: { 'x-web-secret': webSecret } })).json();

test('what bears one number is read alone: a product with its options, by whichever of them', async () => {
  const read = async (name: 'exportPrices' | 'exportProducts', sku: string) =>
    (await ask(name, { query: { sku } })).csv
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
  for (const name of ['exportPrices', 'exportProducts'] as const) {
    const whole = await read(name, sofa);
    expect(whole).toEqual(expect.arrayContaining([sofa, grey]));
    expect(await read(name, ` ${grey} `)).toEqual(whole);
    expect(await read(name, table)).toEqual([table]);
    expect(await read(name, 'SKU')).toEqual([]);
  }
});

test('what is exported and imported as it is changes nothing, in parts too', async () => {
  const before = await goods();
  const file = path.join(folder, 'prices.csv');
  const count = before.products.length + before.variants.length;
  expect(await run('prices', 'export', '--into', file)).toBe(`${count} products and variants are in ${file}.`);
  const text = await readFile(file, 'utf8');
  expect(text).toContain('sku,name,price,final_price,plus_price,stock,stock_change,valid_from\n');
  expect(text).toContain(`\n${grey},Lund 3-Seater Sofa,`);
  const first = await ask('exportPrices', { query: { limit: 1 } });
  const second = await ask('exportPrices', { query: { limit: 1, after: first.next ?? 0 } });
  // A product comes with its variants.
  expect(first.csv.split('\n')).toHaveLength(2 + 1 + before.variants.filter(({ productId }) => productId === 1).length);
  expect(second.csv).toContain(`\n${table},`);
  expect(await run('prices', 'apply', file)).toBe(`Done: 0 changed, 0 to begin later, ${count} as they were.`);
  expect(await goods()).toEqual(before);
});

test('a preview shows what would change and writes nothing; applied, product page, lists and kept pages follow', async () => {
  const before = await goods();
  const { finalPrice, usableQuantity } = await one(fixture.table);
  const file = path.join(folder, 'one.csv');
  await writeFile(file, fileOf('sku;price;final_price;stock_change', `${table};150;120.50;+4`, `${grey};;;2`));
  const said = await run('prices', 'preview', file);
  expect(said).toContain(`line 2\t${table}\t`);
  expect(said).toContain('→ 120.50');
  expect(said).toContain(`stock ${usableQuantity} → ${usableQuantity + 4}`);
  expect(said).toContain('It would be: 2 changed, 0 to begin later, 0 as they were; mistakes: 0.');
  expect(await goods()).toEqual(before);

  const { cursor } = await changes('');
  expect(await run('prices', 'apply', file)).toBe('Done: 2 changed, 0 to begin later, 0 as they were.');
  expect((await changes(cursor)).tags).toEqual(expect.arrayContaining([`product:${fixture.table}`, 'products']));
  const { price } = (await shop.call('productDetail', { query: { id: fixture.table } })).result;
  expect(price).toMatchObject({ price: 15_000, final_price: 12_050 });
  const listed = (await shop.call('categoryProducts', { body: { category_id: 3 } })).result.products;
  expect(listed.find(({ entity_id }) => entity_id === fixture.table)?.price).toMatchObject({ final_price: 12_050 });
  expect(await one(fixture.table)).toMatchObject({ usableQuantity: usableQuantity + 4 });
  const { list } = await ask('previewPrices', { body: fileOf('sku,final_price', `${table},100`) });
  expect(list).toMatchObject([
    { line: 2, is_new: false, changes: [{ column: 'final_price', before: '120.50', after: '100.00' }] },
  ]);
  expect(finalPrice).not.toBe(12_050);
});

test('a file of 10,000 lines with three mistakes is answered with these, and nothing of it is changed', async () => {
  const before = await goods();
  const start = Date.parse('2026-07-01T00:00:00.000Z');
  const later = (minute: number) => new Date(start + minute * 60_000).toISOString();
  const lines = Array.from({ length: 10_000 }, (_, place) => `${table},200.00,150.00,${later(place)}`);
  lines[0] = `${table},200.00,190.00,`;
  lines[4_000] = `${table},200.00,cheap,${later(4_000)}`;
  lines[7_000] = `NOTHING-1,200.00,150.00,${later(7_000)}`;
  lines[9_999] = `${table},100.00,150.00,${later(9_999)}`;
  const csv = fileOf('sku,price,final_price,valid_from', ...lines);
  const errors = [
    { line: 4_002, column: 'final_price', message: '"cheap" is no price such as 1299.00.' },
    { line: 7_002, column: 'sku', message: 'There is no product NOTHING-1.' },
    { line: 10_001, column: 'final_price', message: 'final_price is above price.' },
  ];
  expect(await ask('previewPrices', { body: csv })).toMatchObject({ errors, errors_total: 3, changed: 1 });
  const messages = errors.map(({ line, column, message }) => `\nline ${line}, ${column}: ${message}`).join('');
  const refused = `Nothing was changed, because the file has mistakes:${messages}`;
  await expect(ask('applyPrices', { query: {}, body: csv })).rejects.toThrow(refused);
  const file = path.join(folder, 'large.csv');
  await writeFile(file, csv);
  await expect(run('prices', 'apply', file)).rejects.toThrow(refused);
  expect(await goods()).toEqual(before);
});

test('units that are sold while a file comes in are neither lost nor given back', async () => {
  const before = await one(fixture.table);
  const sell = () =>
    transact(shop.connection.db, (db) => takeFromStock(db, { productId: fixture.table, variantId: null, quantity: 1 }));
  const both = Array.from({ length: 8 }, () => [apply('sku,stock_change', `${table},3`), sell()]);
  await Promise.all(both.flat());
  const { usableQuantity, quantity } = await one(fixture.table);
  expect([usableQuantity, quantity]).toEqual([before.usableQuantity + 16, before.quantity + 16]);
});

test('units of a variant are its product’s too, and more than there are cannot go', async () => {
  const before = await one(fixture.sofa);
  await apply('sku,stock_change', `${grey},5`);
  expect((await one(fixture.sofa)).usableQuantity).toBe(before.usableQuantity + 5);
  await apply('sku,stock_change', `${grey},-5`);
  const refused = [
    [`${sofa},1`, 'stock_change: Units of a product with variants come and go with its variants.'],
    [`${grey},-999`, 'stock_change: Only'],
  ] as const;
  for (const [line, message] of refused) await expect(apply('sku,stock_change', line)).rejects.toThrow(message);
  await expect(apply('sku,plus_price', `${grey},10`)).rejects.toThrow('A variant has no price for members');
  await expect(apply('sku,plus_price', `${table},9999999`)).rejects.toThrow('plus_price is not below final_price.');
  expect((await one(fixture.sofa)).usableQuantity).toBe(before.usableQuantity);
});

test('a later price begins at its time, once, with the latest of several, and the log says whose it was', async () => {
  const said = await run(
    'prices',
    'set',
    table,
    '--price',
    '300.00',
    '--final-price',
    '250.00',
    '--from',
    '2026-06-02',
  );
  expect(said).toBe(`${table}: 0 changed, 1 to begin later, 0 as they were.`);
  await apply(
    'sku,price,final_price,valid_from',
    `${table},300,240,2026-06-02T05:00Z`,
    `${table},300,230,2026-06-03`,
    `${grey},900,800,2026-06-02`,
  );
  const planned = (await run('prices', 'planned')).split('\n');
  expect(planned).toHaveLength(5);
  const { finalPrice } = await one(fixture.table);
  const { services } = shop.app;
  await beginDuePrices(services);
  expect((await one(fixture.table)).finalPrice).toBe(finalPrice);

  const { cursor } = await changes('');
  shop.clock.now = new Date('2026-06-02T06:00:00.000Z');
  await Promise.all([beginDuePrices(services), beginDuePrices(services), beginDuePrices(services)]);
  expect(await one(fixture.table)).toMatchObject({ price: 30_000, finalPrice: 24_000 });
  expect((await changes(cursor)).tags).toEqual(expect.arrayContaining([`product:${fixture.table}`, 'products']));
  const rows = await shop.connection.db
    .select()
    .from(schema.operatorLog)
    .where(eq(schema.operatorLog.action, 'price.begin'));
  expect(rows.map(({ subject, after }) => [subject, after?.['finalPrice']]).toSorted()).toEqual([
    [grey, 80_000],
    [table, 24_000],
  ]);
  expect(rows.every(({ keyId }) => keyId !== null)).toBe(true);

  const [, last = ''] = (await run('prices', 'planned')).split('\n');
  const [id = ''] = last.split('\t');
  expect(await run('prices', 'drop', id)).toBe(`The later price of ${table} is dropped.`);
  await expect(run('prices', 'drop', id)).rejects.toThrow(`No price with the id ${id} waits for its time.`);
  shop.clock.now = new Date('2026-06-04T06:00:00.000Z');
  await beginDuePrices(services);
  expect((await one(fixture.table)).finalPrice).toBe(24_000);
  expect(await run('prices', 'planned')).toBe('No price begins later.');
});

test('a file that is away, and a number that is no card’s, are told and taken', async () => {
  await expect(run('prices', 'apply', path.join(folder, 'none.csv'))).rejects.toThrow('cannot be read');
  await expect(apply('sku,stock_change', '4111111111111111,1')).rejects.toThrow(
    'There is no product 4111111111111111.',
  );
});
