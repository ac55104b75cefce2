import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { programs, savedBy, type ProgramName } from '@shop/csv/testing';
import { schema } from '../../database/connection.ts';
import { operate } from '../../testing/operating.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let folder: string;
const { product, productVariant } = schema;

beforeAll(async () => {
  shop = await startTestApp({});
  folder = await mkdtemp(path.join(tmpdir(), 'spreadsheets-'));
  const { db } = shop.connection;
  // Values that spreadsheets are known to change.
  await db
    .update(product)
    .set({
      gtin: '0628123456788',
      finalPrice: 12_950,
      name: { en: 'Table, "round" · 3½', fr: 'Table à café « Élan »' },
      series: 'MAR-1',
    })
    .where(eq(product.id, fixture.table));
  await db.update(product).set({ gtin: '2400000512344' }).where(eq(product.id, fixture.sofa));
  const cells = [
    `SKU-${fixture.table}`,
    '"<p>Oak, oiled</p>\n<p>Seats 4; 6</p>"',
    '"<p>Chêne</p>\n<p>4 places; 6</p>"',
  ];
  const described = path.join(folder, 'described.csv');
  await writeFile(described, `sku,description_en,description_fr,width\n${cells.join(',')},82.5\n`);
  await run('products', 'apply', described);
  await db.update(productVariant).set({ sku: '00123' }).where(eq(productVariant.id, fixture.sofaGrey));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await shop?.close();
});

const run = (...args: string[]) => operate(shop, args);
/** Previews a file with this text. */
const previewed = async (kind: string, body: string): Promise<string> => {
  const file = path.join(folder, 'typed.csv');
  await writeFile(file, body);
  return run(kind, 'preview', file);
};
const kinds = ['prices', 'products'];
const names = Object.keys(programs) as ProgramName[];

test.each(kinds.flatMap((kind) => names.map((name) => [kind, name] as const)))(
  '%s that %s has saved change nothing',
  async (kind, name) => {
    const file = path.join(folder, 'saved.csv');
    const [count] = (await run(kind, 'export', '--into', file)).split(' ');
    await writeFile(file, savedBy(name, await readFile(file, 'utf8')));
    expect(await run(kind, 'preview', file)).toBe(
      `Nothing was changed. It would be: 0 changed, 0 to begin later, ${count} as they were; mistakes: 0.`,
    );
  },
);

test('a number of digits that a spreadsheet has cut changes nothing where it is that number, and is a mistake elsewhere', async () => {
  expect(await previewed('products', `sku,gtin\nSKU-${fixture.sofa},2.4E+12\n`)).toContain(
    '0 changed, 0 to begin later, 1 as they were; mistakes: 0',
  );
  expect(await previewed('products', `sku,gtin\n\nSKU-${fixture.sofa},"2,5E+12"\n`)).toContain(
    'line 3\tgtin\t"2,5E+12" has lost digits in a spreadsheet',
  );
});

test('an amount that could mean two things is a mistake with the line in which its record begins', async () => {
  const [table, sofa] = [`SKU-${fixture.table}`, `SKU-${fixture.sofa}`];
  const said = await previewed(
    'products',
    `sku;description_en;description_fr;price;width\r\n${table};"<p>One</p>\n<p>Two</p>";"<p>Un</p>\n<p>Deux</p>";1.299;\r\n;;;;\r\n${sofa};;;;1,200\r\n`,
  );
  expect(said).toContain('line 2\tprice\t"1.299" could be thousands or decimals: write it such as 1299.00.');
  expect(said).toContain('line 6\twidth\t"1,200" could be thousands or decimals: write it such as 1200 or 1.2.');
  const french = await previewed('prices', `sku;price\r\n${table};1 299,5\r\n`);
  expect(french).toContain('→ 1299.50');
});

test('cells beyond the header, and below no name, are mistakes', async () => {
  const table = `SKU-${fixture.table}`;
  expect(await previewed('prices', `sku,,price\n${table},note,200\n`)).toContain(
    'line 2\t\t"note" stands in a column without a name.',
  );
  expect(await previewed('prices', `sku,price\n${table},199,50\n`)).toContain('line 2\t\tThe line has 3 cells');
});

test('texts of pages are read strictly too: in Windows-1252 as they were written, in an old Mac’s encoding not at all', async () => {
  const add = async (text: Buffer) => {
    const body = path.join(folder, 'body.html');
    await writeFile(body, text);
    const titles = ['--title', 'Elm', '--title-fr', 'Orme', '--path', 'elm.html'];
    return run('content', 'add', 'pages', ...titles, '--body', body, '--body-fr', body);
  };
  await expect(add(Buffer.from('<p>\n\x8et\x8e</p>', 'latin1'))).rejects.toThrow(
    'body.html, line 2: The file is neither in UTF-8 nor in Windows-1252.',
  );
  await add(Buffer.from('<p>L’été à 5 %</p>'.replace('’', '\x92'), 'latin1'));
  expect(await run('content', 'show', 'pages', '--id', 'elm.html')).toContain('<p>L’été à 5 %</p>');
});
