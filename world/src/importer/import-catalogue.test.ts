import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeCategories } from '../catalogue/categories.ts';
import { importCatalogue, importWorld } from './import-catalogue.ts';
import { parseAmount, parseLength, parseOldPrice } from './row.ts';

const csv = readFileSync(join(import.meta.dirname, 'fixture.csv'), 'utf8');

test('amounts have decimal commas, old prices are words, lengths may be missing', () => {
  expect(['265,0', '265.0', '1.249,50', '95', '1.249'].map(parseAmount)).toEqual([265, 265, 1249.5, 95, 'unclear']);
  expect(['free', '', '1,2,3', undefined].map(parseAmount)).toEqual(['none', 'none', 'none', 'none']);
  expect(['SR 2,375', 'SR 49/4 pack', 'No old price', '', 'SR 2,37'].map(parseOldPrice)).toEqual([
    2375,
    49,
    null,
    null,
    null,
  ]);
  expect(['51', '40,5', '', undefined, '1.200'].map(parseLength)).toEqual([51, 40.5, 0, 0, 0]);
});

test('rows become products with converted prices, our category and its pictures', () => {
  const [sofa, armchair] = importCatalogue(csv, { rate: 0.4 }).products;
  expect(sofa).toMatchObject({
    sku: 'IM-70010001',
    name: { en: 'LUMMERVIK 3-seat sofa, 212x88 cm', fr: 'Canapé LUMMERVIK, 212x88 cm' },
    price: 99_999,
    finalPrice: 79_999,
    dimensions: { width: 212, depth: 88, height: 83 },
    status: 1,
  });
  expect(sofa?.pictures[0]?.url).toMatch(/^\/media\/pictures\/sofa-[abc]-angle-/);
  expect(armchair?.pictures[0]?.url).toMatch(/^\/media\/pictures\/armchair-/);
  expect(armchair?.dimensions.height).toBe(0);
});

test('an item listed twice becomes one product in both categories', () => {
  const { products, report } = importCatalogue(csv);
  const desk = products.find(({ itemNo }) => itemNo === '70010003');
  const paths = makeCategories()
    .filter(({ id }) => desk?.categoryIds.includes(id))
    .map(({ urlPath }) => urlPath);
  expect(paths).toEqual(expect.arrayContaining(['furniture/desks.html', 'baby-kids/kids-furniture.html']));
  expect(report.merged).toBe(1);
  expect(desk?.status).toBe(2);
});

test('what cannot be used is skipped with its row and reason', () => {
  const { report } = importCatalogue(csv);
  expect(report.skipped).toEqual([
    { row: 6, reason: 'price “free” is no amount' },
    { row: 7, reason: 'unknown category “Spaceships”' },
    { row: 8, reason: 'no name' },
    { row: 9, reason: 'no item id' },
    { row: 10, reason: 'price is not above 0' },
  ]);
  expect(report.warnings).toEqual([{ row: 5, reason: 'old price “SR 999” is below the price and is left out' }]);
  expect(report).toMatchObject({ read: 11, imported: 5 });
});

test('a file of another shape is refused with the reason', () => {
  expect(() => importCatalogue('')).toThrow('no rows');
  expect(() => importCatalogue('name;colour\nTable;red\n')).toThrow(
    'lacks the columns item_id, category, price, short_description',
  );
  expect(() => importCatalogue(csv, { rate: Number.NaN })).toThrow('rate');
});

test('an imported catalogue makes a whole shop', () => {
  const { world } = importWorld(csv);
  expect(world.products).toHaveLength(5);
  expect(world.contentPages.length).toBeGreaterThan(15);
  expect(world.people.length).toBeGreaterThan(10);
});
