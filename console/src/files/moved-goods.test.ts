import { cellsOf } from '@shop/csv/cells';
import { csvOf } from '@shop/csv/write';
import { sameNames, skusByLine, withCategories } from './moved-goods.ts';

const csv = csvOf([
  ['sku', 'name_en', 'categories', 'description_en'],
  ['A-1', 'Sofa, low', 'Sofas | Seats', '<p>One</p>\n<p>Two</p>'],
  ['A-2', 'Bench', 'Benches', ''],
]);

test('their categories become ours, each once, and one without stays to be refused', () => {
  const ours = { Sofas: 'furniture/sofas.html', Seats: 'furniture/sofas.html' };
  expect(cellsOf(withCategories(csv, ours))).toEqual([
    ['sku', 'name_en', 'categories', 'description_en'],
    ['A-1', 'Sofa, low', 'furniture/sofas.html', '<p>One</p>\n<p>Two</p>'],
    ['A-2', 'Bench', 'Benches', ''],
  ]);
});

test('a mistake is found by the line in which its product begins', () => {
  expect([...skusByLine(csv)]).toEqual([
    [2, 'A-1'],
    [4, 'A-2'],
  ]);
});

test('a category of the very same name is ours, unless two of ours have it', () => {
  const named = (path: string, en: string, fr: string) => ({ path, name: { en, fr } });
  const ours = [
    named('furniture/sofas.html', 'Sofas', 'Canapés'),
    named('furniture/tables.html', 'Tables', 'Tables'),
    named('outdoor/tables.html', 'Tables', 'Tables'),
  ];
  expect(sameNames(['canapés', 'Tables', 'Poufs'], ours)).toEqual({ canapés: 'furniture/sofas.html' });
});
