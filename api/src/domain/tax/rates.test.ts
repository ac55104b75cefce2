import fc from 'fast-check';
import SalesTax from 'sales-tax';
import { taxTable } from '../charges.ts';
import { taxOn, taxPartsOf, taxRate, type RegionCode } from './rates.ts';

const regions = Object.keys(taxTable) as RegionCode[];

test.each(regions)('the rate of %s is that of the published table', async (region) => {
  const published = await SalesTax.getSalesTax('CA', region);
  expect(taxRate(region)).toBe(Math.round(published.rate * 100_000));
});

test.each<[RegionCode, number, ReturnType<typeof taxPartsOf>]>([
  [
    'QC',
    14_975,
    [
      { kind: 'GST', amount: 5_000 },
      { kind: 'QST', amount: 9_975 },
    ],
  ],
  [
    'BC',
    1_200,
    [
      { kind: 'GST', amount: 500 },
      { kind: 'PST', amount: 700 },
    ],
  ],
  // Two halves of a cent: the second part is what is left.
  [
    'BC',
    6,
    [
      { kind: 'GST', amount: 3 },
      { kind: 'PST', amount: 3 },
    ],
  ],
  ['ON', 1_300, [{ kind: 'HST', amount: 1_300 }]],
  ['AB', 500, [{ kind: 'GST', amount: 500 }]],
])('X-113 the tax of %s is split by kind', (region, tax, parts) => expect(taxPartsOf(tax, region)).toEqual(parts));

test('X-113 the parts of a tax are whole cents and add up to it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...regions), fc.integer({ min: 0, max: 10_000_000 }), (region, amount) => {
      const tax = taxOn(amount, region);
      const parts = taxPartsOf(tax, region);
      expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(tax);
      for (const part of parts) expect(Number.isInteger(part.amount) && part.amount >= 0).toBe(true);
    }),
  );
});
