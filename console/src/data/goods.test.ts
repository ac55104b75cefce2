import { cellsOf } from '@shop/csv/cells';
import { fileOf, rowsIn } from './goods.ts';

const [row] = rowsIn('sku,name_en,name_fr,gtin,price,final_price\nLMP-1,Lamp,Lampe,4006381333931,99.50,89.50\n');
if (!row) throw new Error('no row');

test('a line of an export has its number for an id', () => {
  expect(row).toEqual({
    id: 'LMP-1',
    sku: 'LMP-1',
    name_en: 'Lamp',
    name_fr: 'Lampe',
    gtin: '4006381333931',
    price: '99.50',
    final_price: '89.50',
  });
});

test('only what was changed is sent, with a dash for what was emptied, and a time where it begins later', () => {
  const sent = (after: Parameters<typeof fileOf>[1], from: string | null) => cellsOf(fileOf(row, after, from) ?? '');
  expect(sent({ ...row, name_fr: ' Petite lampe, noire ' }, null)).toEqual([
    ['sku', 'name_fr'],
    ['LMP-1', 'Petite lampe, noire'],
  ]);
  expect(sent({ ...row, gtin: null, price: '89' }, '2026-12-01')).toEqual([
    ['sku', 'gtin', 'price', 'final_price', 'valid_from'],
    ['LMP-1', '-', '89', '89.50', '2026-12-01'],
  ]);
  // At once a price alone is enough, and what else begins later needs none.
  expect(sent({ ...row, price: '89' }, null)).toEqual([
    ['sku', 'price'],
    ['LMP-1', '89'],
  ]);
  expect(sent({ ...row, name_en: 'Small lamp' }, '2026-12-01')).toEqual([
    ['sku', 'name_en', 'valid_from'],
    ['LMP-1', 'Small lamp', '2026-12-01'],
  ]);
  expect(fileOf(row, { ...row, name_en: 'Lamp ' }, '2026-12-01')).toBeNull();
});
