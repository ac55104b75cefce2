import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cellsOf } from '@shop/csv/cells';
import { csvOf } from '@shop/csv/write';
import { askingAt, keyOf, operate } from '../../testing/operating.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let folder: string;
beforeAll(async () => {
  shop = await startTestApp({});
  folder = await mkdtemp(path.join(tmpdir(), 'categories-'));
});
afterAll(async () => {
  await shop?.close();
  await rm(folder, { recursive: true, force: true });
});

const file = (): string => path.join(folder, 'categories.csv');
const run = (...args: string[]): Promise<string> => operate(shop, args);
const header = ['theirs', 'ours', 'name_en', 'name_fr', 'products'];
const written = async (...rows: string[][]): Promise<string> => {
  await writeFile(file(), csvOf([header, ...rows]));
  return file();
};
const pathsOf = async (): Promise<string[]> => {
  const ask = askingAt(shop, (await keyOf(shop, 'catalogue')).key);
  return (await ask('categories', { query: {} })).list.map((row) => row.path);
};

test('categories without a counterpart are made while moving in, and hold the products that came', async () => {
  const fixture = path.join(import.meta.dirname, 'fixtures', 'woocommerce.csv');
  const convert = () => run('products', 'convert', 'woocommerce', fixture, '--into', folder, '--brand', 'Lumen');
  expect(await convert()).toContain('have those that you have not yet be made');
  const [columns, ...proposed] = cellsOf((await readFile(file(), 'utf8')).slice(1));
  expect(columns).toEqual(header);
  // The other shop’s name is proposed in its language; a path is not.
  expect(proposed).toContainEqual(['Seating > Chairs', '', 'Chairs', '', '1']);
  await written(
    ['Seating > Chairs', 'seating/chairs/lounge.html', 'Lounge chairs', 'Fauteuils', '1'],
    ['', 'seating/chairs.html', 'Chairs', 'Chaises', ''],
    ['Seating', 'seating.html', 'Seating', 'Sièges', '2'],
    ['Lighting', 'furniture/tables.html', 'Tables', '', '1'],
    ['Lamps', 'seating/chairs/lounge.html', '', '', '1'],
    ['Music', '', 'Music', '', '1'],
  );
  const before = await pathsOf();
  expect(await run('categories', 'preview', file())).toBe(
    [
      'line 4\tseating.html\tSeating\tSièges\ta new root',
      'line 3\tseating/chairs.html\tChairs\tChaises\tbelow seating.html',
      'line 2\tseating/chairs/lounge.html\tLounge chairs\tFauteuils\tbelow seating/chairs.html',
      'Nothing was changed. It would make 3; 1 rows are of categories that exist; mistakes: 0.',
    ].join('\n'),
  );
  expect(await pathsOf()).toEqual(before);
  expect(await run('categories', 'apply', file())).toBe('Made: 3. Rows of categories that existed: 1.');
  expect(await pathsOf()).toEqual(expect.arrayContaining(['seating.html', 'seating/chairs/lounge.html']));
  expect(await run('categories', 'apply', file())).toBe('Made: 0. Rows of categories that existed: 5.');
  expect(await run('categories', 'list')).toContain('\nseating/chairs/lounge.html\tLounge chairs\tFauteuils\n');
  expect(await run('log', 'list', '--number', 'seating/chairs.html')).toContain('category.make');

  // What was filled in stays, also the row that no category of theirs has.
  await convert();
  expect(await readFile(file(), 'utf8')).toContain('\n,seating/chairs.html,Chairs,Chaises,\n');
  expect(await run('products', 'apply', path.join(folder, 'products.csv'), '--skip-wrong')).toContain('Done: ');
  const { categories } = (await shop.call('categoryTree', {})).result;
  expect(categories.at(-1)).toMatchObject({
    name: 'Seating',
    url_path: 'seating.html',
    image: null,
    children: [{ name: 'Chairs', children: [{ name: 'Lounge chairs' }] }],
  });
  const resolved = await shop.call('pathResolve', { body: { request_path: 'seating/chairs.html' } });
  const body = { category_id: resolved.result?.id ?? 0 };
  const { products, category } = (await shop.call('categoryProducts', { body })).result;
  expect(category?.position.map(({ name }) => name)).toEqual(['Seating', 'Chairs']);
  expect(products.map(({ name }) => name)).toEqual(['Lounge Chair']);
  const suggested = await shop.call('searchSuggest', { body: { keyword: 'loung' } });
  expect(JSON.stringify(suggested.result)).toContain('Lounge chairs');
});

test('paths that cannot be, names that stand there, and parents that nobody makes are told with their lines', async () => {
  const before = await pathsOf();
  const said = await run(
    'categories',
    'preview',
    await written(
      ['A', 'Furniture/Beds.html', 'Beds', 'Lits', ''],
      ['B', 'beds/bunk.html', 'Bunk beds', 'Lits superposés', ''],
      ['C', 'furniture/boards.html', 'TABLES', 'Planches', ''],
      ['D', 'furniture/shelves.html', 'Shelves', '', ''],
      ['E', 'furniture/shelves.html', 'Boards', 'Étagères', ''],
      ['F', 'cart/goods.html', 'Goods', 'Articles', ''],
      ['G', 'old-sofa.html', 'Old', 'Vieux', ''],
      ['H', 'furniture/a/b/c/d.html', 'Deep', 'Profond', ''],
      ['I', 'furniture/rugs.html', 'Rugs', 'Tapis', ''],
      ['J', 'furniture/carpets.html', 'Carpets', 'tapis', ''],
    ),
  );
  expect(said.split('\n')).toEqual([
    'line 10\tfurniture/rugs.html\tRugs\tTapis\tbelow furniture.html',
    'line 2\tours\t"Furniture/Beds.html" is no path such as furniture/desks.html.',
    'line 3\tours\tThere is no category beds.html: it needs a row of its own.',
    'line 4\tname_en\tfurniture/tables.html has this name at the same place.',
    'line 5\tname_fr\tA new category needs it.',
    'line 6\tname_en\tfurniture/shelves.html has another name in line 5.',
    'line 6\tname_fr\tfurniture/shelves.html has another name in line 5.',
    'line 7\tours\tSomething else of the shop is at cart/goods.html.',
    'line 8\tours\tSomething else of the shop is at old-sofa.html.',
    'line 9\tours\tIt lies deeper than 4 levels.',
    'line 11\tname_fr\tfurniture/rugs.html has this name at the same place.',
    'Nothing was changed. It would make 1; 0 rows are of categories that exist; mistakes: 10.',
  ]);
  await expect(run('categories', 'apply', file())).rejects.toThrow('line 3, ours: There is no category beds.html');
  expect(await pathsOf()).toEqual(before);
});

test('more categories than a shop has are refused, as is a file of another kind', async () => {
  const many = Array.from({ length: 2_000 }, (_, n) => [`T${n}`, `c${n}.html`, `Kind ${n}`, `Genre ${n}`, '']);
  await expect(run('categories', 'apply', await written(...many))).rejects.toThrow('2000 categories at most');
  await writeFile(file(), 'sku,price\nA,1\n');
  await expect(run('categories', 'preview', file())).rejects.toThrow('lacks the columns ours, name_en, name_fr');
});
