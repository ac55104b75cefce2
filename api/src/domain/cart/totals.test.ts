import fc from 'fast-check';
import { shippingFees } from '../shipping/fees.ts';
import { taxOn, taxRates, type RegionCode } from '../tax/rates.ts';
import { totalsOf } from './totals.ts';
import { plusSaving, unitPrice } from './unit-price.ts';

const cents = fc.integer({ min: 0, max: 5_000_000 });
const line = fc.record({ rowTotal: cents, planTotal: cents, oversize: fc.boolean(), pickup: fc.boolean() });
const region = fc.constantFrom(...(Object.keys(taxRates) as RegionCode[]));

test('the grand total is exactly the sum of its parts, in whole cents and never below zero', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 20 }),
      fc.option(region),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (lines, where, share) => {
        const subtotal = lines.reduce((sum, { rowTotal }) => sum + rowTotal, 0);
        const totals = totalsOf(lines, Math.floor(subtotal * share), where);
        const { planTotal, shippingFee, discount, tax, grandTotal } = totals;
        expect(grandTotal).toBe(totals.subtotal - discount + planTotal + shippingFee + (tax ?? 0));
        expect(tax).toBe(where === null ? null : (totals.itemTax ?? 0) + (totals.planTax ?? 0));
        for (const value of Object.values(totals))
          expect(value === null || (Number.isInteger(value) && value >= 0)).toBe(true);
      },
    ),
  );
});

test('tax is within half a cent of the exact amount', () => {
  fc.assert(
    fc.property(cents, region, (amount, where) => {
      expect(Math.abs(taxOn(amount, where) - (amount * taxRates[where]) / 100_000)).toBeLessThanOrEqual(0.5);
    }),
  );
});

test.each([
  [1, 'ON', 0],
  [4, 'ON', 1],
  [10_000, 'QC', 1_498],
  [3_498, 'QC', 524],
] as const)('%d cents in %s are taxed %d', (amount, where, tax) => {
  expect(taxOn(amount, where)).toBe(tax);
});

const sold = { rowTotal: shippingFees.freeFrom, planTotal: 0, oversize: false, pickup: false };
test.each([
  ['from the threshold on', [sold], 'ON', 0],
  ['a cent below it', [{ ...sold, rowTotal: shippingFees.freeFrom - 1 }], 'ON', shippingFees.standard],
  ['with something oversize', [{ ...sold, oversize: true }], 'ON', shippingFees.oversize],
  ['to Nunavut', [sold], 'NU', shippingFees.northern],
  ['of what is picked up', [{ ...sold, rowTotal: 100, pickup: true }], 'ON', 0],
  ['of nothing', [], 'ON', 0],
] as const)('CART-035 delivery %s comes from the one table', (_, lines, where, fee) => {
  expect(totalsOf(lines, 0, where).shippingFee).toBe(fee);
});

test('a discount can cost the free delivery', () => {
  expect(totalsOf([sold], 100, 'ON').shippingFee).toBe(shippingFees.standard);
});

test('the lowest price that applies is taken: a tier above the price raises nothing', () => {
  const priced = {
    price: 1_000,
    finalPrice: 900,
    plusPrice: 850,
    tierPrices: [
      { quantity: 5, unitPrice: 800 },
      { quantity: 10, unitPrice: 950 },
    ],
  };
  expect([1, 4, 5, 9, 10].map((quantity) => unitPrice(priced, quantity, false))).toEqual([900, 900, 800, 800, 900]);
  expect([1, 5].map((quantity) => unitPrice(priced, quantity, true))).toEqual([850, 800]);
  expect([plusSaving(priced, 2), plusSaving(priced, 5)]).toEqual([100, 0]);
});
