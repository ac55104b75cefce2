import fc from 'fast-check';
import SalesTax from 'sales-tax';
import { taxTable } from '../charges.ts';
import { taxesOn, type RegionCode } from './rates.ts';

const regions = Object.keys(taxTable) as RegionCode[];

test.each(regions)('the rates of %s are together that of the published table', async (region) => {
  const published = await SalesTax.getSalesTax('CA', region);
  const rate = Object.values<number>(taxTable[region]).reduce((sum, one) => sum + one, 0);
  expect(rate).toBe(Math.round(published.rate * 100_000));
});

test.each<[RegionCode, number, Record<string, number>]>([
  ['QC', 100_000, { GST: 5_000, QST: 9_975 }],
  // 31.416… dollars; a share of 14.975 % of the sum was a cent less.
  ['QC', 31_495, { GST: 1_575, QST: 3_142 }],
  ['BC', 10_000, { GST: 500, PST: 700 }],
  // Halves of a cent are rounded up.
  ['BC', 50, { GST: 3, PST: 4 }],
  ['SK', 12_989, { GST: 649, PST: 779 }],
  ['ON', 10_000, { HST: 1_300 }],
  ['AB', 12_989, { GST: 649 }],
  ['AB', 0, { GST: 0 }],
])('the taxes of %s on %d cents', (region, taxable, taxes) => {
  expect(taxesOn(taxable, region)).toEqual(Object.entries(taxes).map(([kind, amount]) => ({ kind, amount })));
});

test.each(regions)('each tax of %s is its own rate of the whole sum, rounded once', (region) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50_000_000 }), (taxable) => {
      // Twice the tax and a half, in whole numbers: no rounding but the one.
      const due = Object.entries<number>(taxTable[region]).map(([kind, rate]) => ({
        kind,
        amount: Number((2n * BigInt(taxable) * BigInt(rate) + 100_000n) / 200_000n),
      }));
      expect(taxesOn(taxable, region)).toEqual(due);
    }),
  );
});
