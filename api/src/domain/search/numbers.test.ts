import { orderIn, productNumbersIn } from './numbers.ts';

test.each([
  ['FU10001001', 'FU10001001'],
  [' fu10001001 ', 'FU10001001'],
  ['Item no. FU-001001-02', 'FU-001001-02'],
  ['N° d’article : FU10001001', 'FU10001001'],
  ['SKU:70010003', '70010003'],
])('“%s” is the number %s', (query, item) => {
  expect(productNumbersIn(query)?.item).toBe(item);
});

test.each([
  ['2400000010012', ['2400000010012', '02400000010012']],
  ['2 400000-010012', ['2400000010012', '02400000010012']],
  ['UPC 614141999996', ['614141999996', '0614141999996', '00614141999996']],
  ['0614141999996', ['614141999996', '0614141999996', '00614141999996']],
  ['96385074', ['96385074', '000096385074', '0000096385074', '00000096385074']],
])('“%s” is a GTIN, which may be written with fewer zeros', (query, gtins) => {
  expect(productNumbersIn(query)?.gtins).toEqual(gtins);
});

test.each(['sofa', '8x10', 'lot77', '60 inch', '18000 btu', 'item no.', '', 'sofa 2024', '123456789012345'])(
  '“%s” is no number of one product',
  (query) => {
    expect(productNumbersIn(query)?.gtins ?? []).toEqual([]);
    if (query !== '123456789012345') expect(productNumbersIn(query)).toBeNull();
  },
);

test.each([
  ['CA104728917', 'CA104728917'],
  ['order # ca104728917', 'CA104728917'],
  ['Commande : CA104728917', 'CA104728917'],
  ['CA10472891', null],
  ['CA1047289170', null],
  ['sofa CA104728917', null],
])('“%s” names the order %s', (query, order) => {
  expect(orderIn(query)).toBe(order);
});
