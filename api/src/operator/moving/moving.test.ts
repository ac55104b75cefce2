import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cellsOf } from '@shop/csv/cells';
import { productsBySku } from '../../database/operator/products.ts';
import { askingAt, keyOf, operate } from '../../testing/operating.ts';
import { photograph } from '../../testing/photograph.ts';
import { shownCommands, wordsOfLine } from '../../testing/shown-commands.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let folder: string;
let elsewhere: Server;
let origin: string;
beforeAll(async () => {
  shop = await startTestApp({});
  folder = await mkdtemp(path.join(tmpdir(), 'moving-'));
  const picture = Buffer.from(await (await photograph()).arrayBuffer());
  elsewhere = createServer((asked, answer) => {
    const isThere = asked.url?.includes('elm-front') ?? false;
    answer.writeHead(isThere ? 200 : 404).end(isThere ? picture : '');
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
});
afterAll(async () => {
  elsewhere?.close();
  await shop?.close();
  await rm(folder, { recursive: true, force: true });
});

const fixture = (name: string): string => path.join(import.meta.dirname, 'fixtures', name);
const run = (...args: string[]): Promise<string> => operate(shop, args);
const within = (into: string, name: string): string => path.join(folder, into, name);
const convert = (kind: string, file: string, into: string, ...more: string[]): Promise<string> =>
  run('products', 'convert', kind, fixture(file), '--into', path.join(folder, into), ...more);
const fill = async (into: string, ours: Readonly<Record<string, string>>): Promise<void> => {
  const file = within(into, 'categories.csv');
  const text = await readFile(file, 'utf8');
  const filled = Object.entries(ours).reduce(
    (all, [theirs, own]) => all.replace(`${theirs},,`, `${theirs},${own},`),
    text,
  );
  expect(filled).not.toBe(text);
  await writeFile(file, filled);
};
const productOf = async (sku: string) => {
  const [product] = await productsBySku(shop.connection.db, [sku]);
  if (!product) throw new Error(`There is no product ${sku}`);
  return product;
};

test('products of Shopify move in with options, pictures and a translation, as move-in.md shows it', async () => {
  const given: Record<string, string> = {
    'products_export.csv': fixture('shopify.csv'),
    'https://cdn.shopify.com': origin,
  };
  const shown = shownCommands('how-to/move-in.md').map((line) =>
    wordsOfLine(line.replaceAll('/tmp/', `${folder}/`)).map((word) => given[word] ?? word),
  );
  // Those of customers and their orders are tried in customers.test.ts and past-orders.test.ts.
  expect(shown).toHaveLength(14);
  const [again = [], categories = [], make = [], preview = [], apply = [], pictures = [], translate = []] = shown.map(
    (words) => words.slice(2),
  );
  const said = await run(...again);
  expect(said).toContain('unknown category\tSofas\t1 products');
  expect(said).toContain('line 5\tWhat the shop calls "Legs" becomes the style of fjord-sofa.');
  expect(said).toContain('line 6\t"-1" is no number of units of FJ-BLUE-OAK: none are taken over.');
  expect(said).toContain('line 7\tThis option has no number: it gets fjord-sofa-3.');
  expect(said).toContain('line 5\tThe bar code 0628123456797 of FJ-GREY-OAK is left out');
  expect(await run(...preview)).toContain('categories\tA new product needs it.');

  await fill('moving', {
    Sofas: 'furniture/sofas-loveseats.html',
    'Side Tables': 'furniture/tables.html',
    Benches: 'furniture/tables.html',
  });
  expect(await run(...categories)).toContain('It would make 0; 3 rows are of categories that exist');
  expect(await run(...make)).toContain('Made: 0.');
  expect(await run(...again)).not.toContain('unknown category');
  expect(await run(...preview)).toContain('It would be: 6 changed, 0 to begin later, 0 as they were; mistakes: 0.');
  expect(await run(...apply)).toBe('Done: 6 changed, 0 to begin later, 0 as they were.');
  const table = await productOf('elm.side_01');
  expect(table).toMatchObject({
    name: { en: 'Elm Side Table', fr: 'Elm Side Table' },
    brand: 'Atelier Nord',
    aplus: { en: '<p>Solid elm, oiled.</p>\n<p>Holds 40 kg.</p>' },
    gtin: '0628123456780',
    price: 18_950,
    finalPrice: 14_900,
    weightKg: 8.4,
    status: 1,
    stock: { usableQuantity: 7 },
  });
  expect(await productOf('00123')).toMatchObject({ status: 2, finalPrice: 9_950, price: 9_950 });
  const sofa = await productOf('fjord-sofa');
  expect(sofa).toMatchObject({ urlPath: 'fjord-sofa---fjord-sofa.html', finalPrice: 124_900, type: 'configurable' });
  expect(
    sofa.variants.map(({ sku, price, finalPrice, stock, options }) => [
      sku,
      price,
      finalPrice,
      stock.usableQuantity,
      options.color?.en,
      options.style?.en,
    ]),
  ).toEqual([
    ['FJ-GREY-OAK', 129_900, 129_900, 3, 'Grey', 'Oak'],
    ['FJ-BLUE-OAK', 139_900, 124_900, 0, 'Blue', 'Oak'],
    ['fjord-sofa-3', 124_900, 124_900, 0, 'Blue', 'Black'],
  ]);
  const page = await shop.call('pathResolve', { body: { request_path: sofa.urlPath } });
  expect(page.result).toMatchObject({ id: sofa.id });

  const listed = await readFile(within('moving', 'pictures.csv'), 'utf8');
  await writeFile(within('moving', 'pictures.csv'), listed.replaceAll('https://cdn.shopify.com', origin));
  const fetched = await run(...pictures);
  expect(fetched).toContain('line 3\telm.side_01, ');
  expect(fetched).toContain('it answers 404');
  expect(fetched).toContain('1 pictures are added; 3 are not.');
  expect((await productOf('elm.side_01')).pictures).toHaveLength(1);

  const words = await readFile(within('moving', 'translate.csv'), 'utf8');
  expect(words).toContain('\nFJ-GREY-OAK,,,,Grey,,Oak,');
  await writeFile(within('moving', 'translate.csv'), words.replace('Elm Side Table', 'Table d’appoint en orme'));
  // Translations stay where the products are converted again.
  await run(...again);
  expect(await run(...translate)).toContain('Done: 1 changed');
  expect((await productOf('elm.side_01')).name).toEqual({ en: 'Elm Side Table', fr: 'Table d’appoint en orme' });
});

test('products of WooCommerce move in with their numbers, measures and parents', async () => {
  const said = await convert('woocommerce', 'woocommerce.csv', 'woo', '--language', 'en');
  for (const line of [
    'line 4\tThe sale price 60 has dates (2030-11-20 00:00:00 to 2030-11-30 23:59:59): plan it with a price file.',
    'line 5\t"Album" is downloadable, which is not sold here: it is left out.',
    'line 7\tThis option has no number: it gets woo-lounge-chair-2.',
    'line 8\tThere is no product woo-gone to which this option belongs: it is left out.',
    'unknown category\tSeating > Chairs\t1 products',
  ])
    expect(said).toContain(line);
  await fill('woo', {
    'Seating > Chairs': 'furniture/sofas-loveseats.html',
    '\nSeating': 'furniture.html',
    Lighting: 'furniture/tables.html',
  });
  await convert('woocommerce', 'woocommerce.csv', 'woo', '--brand', 'Lumen');
  expect(await run('products', 'apply', within('woo', 'products.csv'))).toBe(
    'Done: 5 changed, 0 to begin later, 0 as they were.',
  );
  const chair = await productOf('woo-lounge-chair');
  expect(chair).toMatchObject({
    brand: 'Maison Roy',
    urlPath: 'lounge-chair---woo-lounge-chair.html',
    finalPrice: 25_000,
    price: 28_000,
    weightKg: 0.23,
    dimensions: { width: 76.2, depth: 60.96, height: 80.01 },
    aplus: { en: expect.stringContaining('</strong>\n\nOak frame') },
  });
  expect(chair.variants.map(({ sku, options }) => [sku, options.color?.en, options.size?.en])).toEqual([
    ['woo-lounge-chair-red', 'Red', 'Large'],
    ['woo-lounge-chair-2', 'Blue', 'Small'],
  ]);
  expect(await productOf('Woo-Stool')).toMatchObject({ gtin: '036000291452', price: 4_500, finalPrice: 3_900 });
  expect((await productOf('Woo-Stool')).urlPath).toMatch(/^stool-round---woo-stool--[0-9a-f]{8}\.html$/);
  expect((await productOf('Woo-Stool')).specifications).toMatchObject([
    { label: { en: 'Seat' }, value: { en: 'Cork' } },
  ]);
  expect(await productOf('woo-lamp')).toMatchObject({ brand: 'Lumen', price: 8_000, finalPrice: 8_000 });
});

test('products of Magento move in with their options and the words of a French store view', async () => {
  const said = await convert(
    'magento',
    'magento.csv',
    'magento',
    '--media',
    'https://old-shop.example/media/catalog/product/',
  );
  expect(said).toContain('line 4\tThere is no product 24-SH01-ELM, which is an option of 24-SH01: it is left out.');
  expect(said).toContain('line 6\t"Gift card" is virtual, which is not sold here: it is left out.');
  expect(await readFile(within('magento', 'pictures.csv'), 'utf8')).toContain(
    '24-SH01,https://old-shop.example/media/catalog/product/s/h/shelf-side.jpg',
  );
  await fill('magento', { 'Default Category/Storage': 'furniture.html' });
  await convert('magento', 'magento.csv', 'magento');
  expect(await run('products', 'apply', within('magento', 'products.csv'))).toContain('Done: 3 changed');
  const shelf = await productOf('24-SH01');
  expect(shelf).toMatchObject({
    name: { en: 'Shelf', fr: 'Étagère' },
    aplus: { en: '<p>Five boards.</p>', fr: '<p>Cinq tablettes.</p>' },
    brand: 'Maison Roy',
    finalPrice: 9_900,
  });
  expect(
    shelf.variants.map(({ sku, price, finalPrice, stock }) => [sku, price, finalPrice, stock.usableQuantity]),
  ).toEqual([
    ['24-SH01-OAK', 12_900, 12_900, 14],
    ['24-SH01-ASH', 12_950, 9_900, 2],
  ]);
});

test('a feed of Google moves in, its groups as options, and only prices in Canadian dollars', async () => {
  const said = await convert('google', 'google.tsv', 'google');
  expect(said).toContain('"20.00 USD" is no price in Canadian dollars: it is left out.');
  expect(said).toContain('The bar code 12345670 of rug-red-s is left out');
  await fill('google', { 'Office > Desks': 'furniture/tables.html', Rugs: 'furniture.html' });
  await convert('google', 'google.tsv', 'google');
  const applied = await run('products', 'apply', within('google', 'products.csv'), '--skip-wrong');
  expect(applied).toContain('price\tA new product needs it.');
  expect(applied).toContain('Done: 4 changed');
  expect(await productOf('DESK-1')).toMatchObject({
    gtin: '00012345678905',
    price: 39_900,
    finalPrice: 34_900,
    dimensions: { width: 120, depth: 60, height: 75 },
    weightKg: 24.5,
    urlPath: 'writing-desk--desk-1.html',
  });
  expect((await productOf('rug')).variants.map(({ sku, options }) => [sku, options.size?.en])).toEqual([
    ['rug-red-s', '120 x 180'],
    ['rug-red-l', '160 x 230'],
  ]);
});

test('the call of the API makes the same product file, with categories by their names there, and changes nothing', async () => {
  const ask = askingAt(shop, (await keyOf(shop, 'catalogue')).key);
  const converted = async (body: string) => ask('convertProducts', { query: { shop: 'woocommerce' }, body });
  const text = await readFile(fixture('woocommerce.csv'), 'utf8');
  const { csv, translate, ...said } = await converted(text);
  await convert('woocommerce', 'woocommerce.csv', 'same');
  const [theirs, ours] = [csv, (await readFile(within('same', 'products.csv'), 'utf8')).slice(1)].map((file) =>
    cellsOf(file).map((cells) => cells.toSpliced(5, 1)),
  );
  expect(theirs).toEqual(ours);
  expect(`\ufeff${translate}`).toBe(await readFile(within('same', 'translate.csv'), 'utf8'));
  expect(said).toMatchObject({
    products: 3,
    options: 2,
    remarks: expect.arrayContaining([expect.objectContaining({ line: 4 })]),
  });
  expect(said.categories).toContainEqual({ theirs: 'Seating > Chairs', products: 1 });
  expect(cellsOf(csv).find(([sku]) => sku === 'woo-lounge-chair')?.[5]).toContain('Seating > Chairs');
  const { list } = await ask('categories', { query: {} });
  expect(list).toContainEqual(
    expect.objectContaining({ path: 'furniture/tables.html', name: { en: 'Tables', fr: 'Tables' } }),
  );
  const [header = '', row = ''] = text.split('\n');
  await expect(converted(`${header}\n${`${row}\n`.repeat(20_001)}`)).rejects.toThrow('more than 20000 rows');
});

test('a file of another shop than is said, and one in two encodings, are told', async () => {
  await expect(convert('shopify', 'google.tsv', 'none')).rejects.toThrow('it lacks the columns handle, variant sku.');
  const file = path.join(folder, 'two.csv');
  await writeFile(file, Buffer.concat([Buffer.from('id,title,price\n1,Été,2\n'), Buffer.from('2,Été,2\n', 'latin1')]));
  await expect(run('products', 'convert', 'google', file, '--into', folder)).rejects.toThrow(
    'line 3: The file is in two encodings',
  );
});

const shopifyHeader = [
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price',
  'one,One,Title,Default Title,ONE,free,',
  'two,Two,Title,Default Title,TWO,0,0.00',
  'three,Three,Colour,Grey,T-GREY,"1,2,3",',
  'three,,,Blue,T-BLUE,49.00,none',
];

test('a wrong price is told once, whether it is a product’s, that of a sale too, or an option’s', async () => {
  const file = path.join(folder, 'wrong-prices.csv');
  await writeFile(file, shopifyHeader.join('\n'));
  const said = await run('products', 'convert', 'shopify', file, '--into', path.join(folder, 'wrong'));
  expect(said.split('\n').filter((line) => line.includes('is no price'))).toEqual([
    'line 2\t"free" is no price of ONE.',
    'line 3\t"0" is no price of TWO.',
    'line 4\t"1,2,3" is no price of T-GREY.',
    'line 5\t"none" is no price of T-BLUE.',
  ]);
});

test('a file with the columns of Shopify’s newer template becomes the same product file', async () => {
  const named: Readonly<Record<string, string>> = {
    Handle: 'URL handle',
    'Body (HTML)': 'Description',
    'Product Category': 'Product category',
    Published: 'Published on online store',
    'Variant SKU': 'SKU',
    'Variant Barcode': 'Barcode',
    'Variant Price': 'Price',
    'Variant Compare At Price': 'Compare-at price',
    'Variant Inventory Qty': 'Inventory quantity',
    'Variant Grams': 'Weight value (grams)',
    'Image Src': 'Product image URL',
    'Image Position': 'Image position',
    'Variant Image': 'Variant image URL',
  };
  const text = await readFile(fixture('shopify.csv'), 'utf8');
  const [header = ''] = text.split('\n', 1);
  const renamed = header
    .split(',')
    .map((name) => named[name] ?? name.replace(/(?<=^Option\d )./, (first) => first.toLowerCase()));
  expect(renamed).toEqual(expect.arrayContaining(Object.values(named)));
  await writeFile(path.join(folder, 'newer.csv'), text.replace(header, renamed.join(',')));
  for (const [file, into] of [
    [fixture('shopify.csv'), 'older'],
    [path.join(folder, 'newer.csv'), 'newer'],
  ] as const)
    await run('products', 'convert', 'shopify', file, '--into', path.join(folder, into));
  for (const name of ['products.csv', 'pictures.csv'])
    expect(await readFile(within('newer', name), 'utf8')).toBe(await readFile(within('older', name), 'utf8'));
});
