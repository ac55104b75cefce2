import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { productsBySku, wholeProductsIn, writeProducts } from '../../database/operator/products.ts';
import { beginDuePrices } from '../../flows/operator/due-prices.ts';
import { treeOf } from '../../flows/operator/products.ts';
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
  folder = await mkdtemp(path.join(tmpdir(), 'products-'));
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
const apply = (...lines: string[]) => ask('applyProducts', { query: {}, body: fileOf(...lines) });
const rowsOf = async () => {
  const { db } = shop.connection;
  return {
    products: await db.select().from(schema.product).orderBy(asc(schema.product.id)),
    variants: await db.select().from(schema.productVariant).orderBy(asc(schema.productVariant.id)),
    facets: await db
      .select()
      .from(schema.productFacet)
      .orderBy(asc(schema.productFacet.productId), asc(schema.productFacet.code), asc(schema.productFacet.value)),
    places: await db
      .select()
      .from(schema.productCategory)
      .orderBy(asc(schema.productCategory.productId), asc(schema.productCategory.categoryId)),
  };
};
const changes = async (after: string): Promise<{ cursor: string; tags: string[] }> =>
  (await shop.app.inject({ url: '/web/changes', query: { after }, headers: { 'x-web-secret': webSecret } })).json();
const productOf = async (sku: string) => {
  const [product] = await productsBySku(shop.connection.db, [sku]);
  if (!product) throw new Error(`There is no product ${sku}`);
  return product;
};
const found = async (keyword: string, language: 'en' | 'fr') => {
  const { result } = await shop.call('searchProducts', { body: { keyword } }, { 'accept-language': language });
  return result.products.map(({ entity_id }) => entity_id);
};
const listed = async (categoryId: number) => {
  const { result } = await shop.call('categoryProducts', { body: { category_id: categoryId } });
  return result.products.map(({ entity_id }) => entity_id);
};

const newHeader =
  'sku,product,name_en,name_fr,brand,categories,price,final_price,stock_change,color_en,color_fr,specifications_en,specifications_fr';
const lamp = (sku: string) =>
  `${sku},,Quillon Floor Lamp,Lampadaire Quillon,Boréal,furniture/tables.html,129,99.50,,,,Material: Zanzibrass,Matériau: Zanzilaiton`;

test('what is read of a product and written again is the same in every table', async () => {
  const before = await rowsOf();
  const { db } = shop.connection;
  await writeProducts(db, await wholeProductsIn(db, { after: 0, rows: 1_000 }), await treeOf(db));
  expect(await rowsOf()).toEqual(before);
});

test('what is exported and imported as it is changes nothing', async () => {
  const before = await rowsOf();
  const file = path.join(folder, 'products.csv');
  const count = before.products.length + before.variants.length;
  expect(await run('products', 'export', '--into', file)).toBe(`${count} products and options are in ${file}.`);
  const text = await readFile(file, 'utf8');
  expect(text).toContain(`\n${table},,`);
  expect(text).toContain(`\n${grey},${sofa},`);
  const log = await shop.connection.db.$count(schema.operatorLog);
  expect(await run('products', 'apply', file)).toBe(`Done: 0 changed, 0 to begin later, ${count} as they were.`);
  expect(await rowsOf()).toEqual(before);
  expect(await shop.connection.db.$count(schema.operatorLog)).toBe(log);
});

test('a preview shows words before and after and writes nothing; applied, the page has them in its language', async () => {
  const before = await rowsOf();
  const file = path.join(folder, 'words.csv');
  await writeFile(
    file,
    fileOf('sku;name_fr;description_en;description_fr', `${table};Table d’érable;<p>Maple</p>;<p>Érable</p>`),
  );
  const said = await run('products', 'preview', file);
  expect(said).toContain(`line 2\t${table}\t`);
  expect(said).toContain('name_fr Table basse Elm → Table d’érable');
  expect(said).toContain('It would be: 1 changed, 0 to begin later, 0 as they were; mistakes: 0.');
  expect(await rowsOf()).toEqual(before);

  const { cursor } = await changes('');
  expect(await run('products', 'apply', file)).toBe('Done: 1 changed, 0 to begin later, 0 as they were.');
  expect((await changes(cursor)).tags).toEqual(expect.arrayContaining([`product:${fixture.table}`]));
  const inFrench = await shop.call('productDetail', { query: { id: fixture.table } }, { 'accept-language': 'fr' });
  expect(inFrench.result).toMatchObject({ name: 'Table d’érable' });
  const inEnglish = await shop.call('productDetail', { query: { id: fixture.table } });
  expect(inEnglish.result.name).not.toBe('Table d’érable');
  expect(await found('érable', 'fr')).toContain(fixture.table);
});

test('a new product with options comes into its lists, search, addresses of the site and kept pages', async () => {
  const { cursor } = await changes('');
  await apply(
    newHeader,
    lamp('LMP-900'),
    'LMP-901,LMP-900,,,,,,,5,Brass,Laiton,,',
    'LMP-902,LMP-900,,,,,139,109.50,2,Black,Noir,,',
  );
  const product = await productOf('LMP-900');
  expect(product).toMatchObject({
    type: 'configurable',
    urlPath: 'quillon-floor-lamp--lmp-900.html',
    categoryIds: [3, 1],
    price: 12_900,
    finalPrice: 9_950,
    stock: { quantity: 7, usableQuantity: 7 },
    variants: [
      {
        sku: 'LMP-901',
        price: 12_900,
        finalPrice: 9_950,
        stock: { usableQuantity: 5 },
        options: { color: { en: 'Brass', fr: 'Laiton' } },
      },
      { sku: 'LMP-902', price: 13_900, finalPrice: 10_950, stock: { usableQuantity: 2 } },
    ],
  });
  expect((await changes(cursor)).tags).toEqual(expect.arrayContaining(['*']));
  expect(await listed(3)).toContain(product.id);
  expect(await found('quillon', 'en')).toEqual([product.id]);
  expect(await found('lampadaire laiton', 'fr')).toContain(product.id);
  const { result } = await shop.call('pathResolve', { body: { request_path: product.urlPath } });
  expect(JSON.stringify(result)).toContain(String(product.id));
});

test('what is withdrawn leaves lists and search and can be published again; both may have a time', async () => {
  await apply('sku,status', `${table},withdrawn`);
  expect(await listed(3)).not.toContain(fixture.table);
  expect(await run('products', 'apply', path.join(folder, 'none.csv')).catch(String)).toContain('cannot be read');
  const said = await apply(
    'sku,status,name_en,valid_from',
    `${table},published,Elm Table,2026-06-02`,
    `${table},withdrawn,,2026-06-03`,
  );
  expect(said).toMatchObject({ changed: 0, planned: 2 });
  expect(await run('prices', 'planned')).toContain('status, name_en');
  const { services } = shop.app;
  await beginDuePrices(services);
  expect(await listed(3)).not.toContain(fixture.table);

  const { cursor } = await changes('');
  shop.clock.now = new Date('2026-06-02T06:00:00.000Z');
  await Promise.all([beginDuePrices(services), beginDuePrices(services)]);
  expect((await productOf(table)).name.en).toBe('Elm Table');
  expect(await listed(3)).toContain(fixture.table);
  expect((await changes(cursor)).tags).toEqual(expect.arrayContaining([`product:${fixture.table}`, 'products']));
  shop.clock.now = new Date('2026-06-03T06:00:00.000Z');
  await beginDuePrices(services);
  expect(await listed(3)).not.toContain(fixture.table);
  const rows = await shop.connection.db
    .select()
    .from(schema.operatorLog)
    .where(eq(schema.operatorLog.action, 'product.begin'));
  expect(rows.map(({ subject, after, keyId }) => [subject, after?.['columns'], keyId !== null])).toEqual([
    [table, 'status name_en', true],
    [table, 'status', true],
  ]);
});

test.each(['96385074', '614141999996', '4006381333931', '10614141999993'])(
  'a GTIN of %s is taken in each of its lengths, and found',
  async (gtin) => {
    const cheap = `SKU-${fixture.cheap}`;
    await apply('sku,gtin', `${cheap},${gtin}`);
    expect((await productOf(cheap)).gtin).toBe(gtin);
    expect(await found(gtin, 'en')).toEqual([fixture.cheap]);
    await expect(apply('sku,gtin', `${cheap},${gtin.slice(0, -1)}${(Number(gtin.at(-1)) + 1) % 10}`)).rejects.toThrow(
      'right check digit',
    );
  },
);

test('every mistake of a file is told by line and column, and nothing of it is changed, unless that is asked for', async () => {
  const before = await rowsOf();
  const columns =
    'sku,product,name_en,name_fr,brand,categories,price,final_price,highlights_en,highlights_fr,color_en,color_fr,gtin,pictures,width,status';
  const lines = [
    `${table},,,,,,,,,,,,12,,,`,
    `${table}~,,,,,,,,,,,,,,,`,
    'NEW-1,,Lamp,Lampe,Boréal,no/such.html,10,20,One | Two,Un,,,,https://elsewhere.test/a.png,wide,hidden',
    `NEW-2,${table},,,,,,,,,,,,,,`,
    'NEW-3,NEW-9,,,,,,,,,Red,Rouge,,,,',
    `${grey},,Own name,,,,,,,,,,,,,`,
    `${grey},${table},,,,,,,,,,,,,,`,
    `SKU-${fixture.cheap},,-,,,,,,,,,,,,,`,
    'SKU-8,,Good name,Bon nom,,,,,,,,,,,,',
  ];
  const body = fileOf(columns, ...lines);
  const { errors, errors_total } = await ask('previewProducts', { body });
  expect(errors.map(({ line, column }) => `${line} ${column}`)).toEqual([
    '2 gtin',
    '3 sku',
    '3 name_en',
    '3 name_fr',
    '3 brand',
    '3 categories',
    '3 price',
    '3 final_price',
    '4 categories',
    '4 pictures',
    '4 width',
    '4 status',
    '4 highlights_fr',
    '4 final_price',
    '5 product',
    '5 sku',
    '6 product',
    '7 name_en',
    '8 sku',
    '9 name_en',
  ]);
  expect(errors_total).toBe(errors.length);
  await expect(ask('applyProducts', { query: {}, body })).rejects.toThrow('line 4, categories: There is no category');
  expect(await rowsOf()).toEqual(before);

  const file = path.join(folder, 'some-wrong.csv');
  await writeFile(file, body);
  const said = await run('products', 'apply', file, '--skip-wrong');
  expect(said).toContain('line 9\tname_en\tIt cannot be empty.');
  expect(said.split('\n').at(-1)).toBe('Done: 1 changed, 0 to begin later, 0 as they were.');
  expect((await productOf('SKU-8')).name).toEqual({ en: 'Good name', fr: 'Bon nom' });
});
