import fc from 'fast-check';
import { shippingFees, shippingPlan, taxTable } from '../charges.ts';
import { giftsFor } from '../promotion/gifts.ts';
import { largeOrderCountdown } from '../promotion/large-order.ts';
import { protectionPrice } from '../shipping/fees.ts';
import { placesOfSupply } from '../shipping/place-of-supply.ts';
import { taxesOn, type RegionCode } from '../tax/rates.ts';
import { amountOf } from './charges.ts';
import { usablePoints, totalsOf } from './totals.ts';
import { plusSaving, unitPrice } from './unit-price.ts';

const cents = fc.integer({ min: 0, max: 5_000_000 });
const line = fc.record({ rowTotal: cents, planTotal: cents, oversize: fc.boolean(), pickup: fc.boolean() });
const services = fc
  .uniqueArray(
    fc.record({ kind: fc.constantFrom('one', 'other', 'third'), amount: fc.integer({ min: 1, max: 100_000 }) }),
    { selector: ({ kind }) => kind },
  )
  .map((all) => all.map(({ kind, amount }) => ({ kind, amount, title: { en: kind, fr: kind } })));
const region = fc.constantFrom(...(Object.keys(taxTable) as RegionCode[]));
/** All of it is supplied there. */
const within = (place: RegionCode | null) => placesOfSupply(place, null);

test('the grand total is exactly the sum of its parts, in whole cents and never below zero', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 20 }),
      fc.option(region),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.record({ points: cents, credit: cents, protectShipment: fc.boolean(), services, tip: cents }),
      (lines, where, share, choices) => {
        const worth = lines.reduce((sum, { rowTotal }) => sum + rowTotal, 0);
        const totals = totalsOf(lines, Math.floor(worth * share), within(where), choices);
        const { subtotal, planTotal, shippingFee, discount, points, credit, charges, tax, grandTotal } = totals;
        const charged = charges.reduce((sum, { amount }) => sum + amount, 0);
        expect(grandTotal).toBe(subtotal - discount - points - credit + planTotal + shippingFee + charged + (tax ?? 0));
        const tip = charges.filter(({ kind }) => kind === 'tip');
        const forTheWay = charges.filter(({ kind }) => kind !== 'tip');
        const isDelivered = lines.some(({ pickup }) => !pickup);
        // Nothing is charged for the way of what has none, and a tip is not taxed.
        expect(forTheWay.filter(({ kind }) => kind !== 'protection')).toMatchObject(
          isDelivered ? choices.services : [],
        );
        expect(tip).toMatchObject(isDelivered && choices.tip > 0 ? [{ amount: choices.tip, tax: 0 }] : []);
        const { taxes, itemTax, planTax } = totals;
        const goods = subtotal - discount - points - credit + shippingFee;
        const parts = [goods, planTotal, ...forTheWay.map(({ amount }) => amount)];
        const taxed = parts.reduce((sum, part) => sum + part);
        expect(taxes).toEqual(where && taxesOn(taxed, where));
        expect(tax).toBe(taxes && taxes.reduce((sum, { amount }) => sum + amount, 0));
        const shares = [itemTax, planTax, ...forTheWay.map((charge) => charge.tax)];
        if (tax === null) expect(shares).toEqual(shares.map(() => null));
        else {
          expect(shares.reduce<number>((sum, share) => sum + (share ?? 0), 0)).toBe(tax);
          for (const [place, part] of parts.entries())
            expect(Math.abs((shares[place] ?? 0) - (taxed === 0 ? 0 : (tax * part) / taxed))).toBeLessThanOrEqual(1);
        }
        for (const value of Object.values({ ...totals, charges: null, taxes: null, ownTaxes: null }))
          expect(value === null || (Number.isInteger(value) && value >= 0)).toBe(true);
      },
    ),
  );
});

/** All taxes of a region on so many cents. */
const taxOn = (amount: number, where: RegionCode): number =>
  taxesOn(amount, where).reduce((sum, one) => sum + one.amount, 0);

test('CART-035 a plan and a protected shipment are taxed with the goods, not each for itself', () => {
  // 129.89 dollars: 5 % of it are 6.4945, and of its parts 5.0050, 0.4995 and 0.99.
  const goods = { rowTotal: 10_010, planTotal: 999, oversize: false, pickup: false };
  const totals = totalsOf([goods], 0, within('AB'), { points: 0, credit: 0, protectShipment: true, tip: 0 });
  const taxed = totals.subtotal + totals.shippingFee + totals.planTotal + amountOf(totals.charges, 'protection');
  expect(totals).toMatchObject({ taxes: [{ kind: 'GST', amount: Math.round(taxed * 0.05) }], tax: taxOn(taxed, 'AB') });
});

const sold = { rowTotal: shippingFees.freeFrom, planTotal: 0, oversize: false, pickup: false };
test.each([
  ['from the threshold on', [sold], 'ON', 0],
  ['a cent below it', [{ ...sold, rowTotal: shippingFees.freeFrom - 1 }], 'ON', shippingFees.standard],
  ['with something oversize', [{ ...sold, oversize: true }], 'ON', shippingFees.oversize],
  ['to Nunavut', [sold], 'NU', shippingFees.northern],
  [
    'to Yukon with something oversize',
    [{ ...sold, oversize: true }],
    'YT',
    shippingFees.northern + shippingFees.oversize,
  ],
  ['of what is picked up', [{ ...sold, rowTotal: 100, pickup: true }], 'ON', 0],
  ['of nothing', [], 'ON', 0],
] as const)('CART-035 delivery %s comes from the one table', (_, lines, where, fee) => {
  expect(totalsOf(lines, 0, within(where)).shippingFee).toBe(fee);
});

test('a discount can cost the free delivery', () => {
  expect(totalsOf([sold], 100, within('ON')).shippingFee).toBe(shippingFees.standard);
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
  expect([1, 5].map((quantity) => unitPrice({ ...priced, plusPrice: null }, quantity, true))).toEqual([900, 800]);
});

test('points take off goods, before tax; a donation is not taxed, protecting the shipment is', () => {
  const choices = { points: 900, credit: 0, protectShipment: true, tip: 500 };
  const totals = totalsOf([{ ...sold, rowTotal: 20_000 }], 1_000, within('ON'), choices);
  expect(totals).toMatchObject({
    points: 900,
    // 13 % of 18,480 cents are 2,402.4.
    itemTax: 2_353,
    charges: [
      { kind: 'protection', amount: 380, tax: 49 },
      { kind: 'tip', amount: 500, tax: 0 },
    ],
    grandTotal: 18_100 + 380 + 500 + 2_402,
  });
  expect(totalsOf([sold], 0, within('ON'), { ...choices, points: 1_000_000 }).itemTax).toBe(0);
});

test('an empty cart costs nothing, whatever was chosen before', () => {
  const choices = { points: 500, credit: 500, protectShipment: true, tip: 500 };
  expect(totalsOf([], 0, within('ON'), choices)).toMatchObject({
    points: 0,
    credit: 0,
    charges: [],
    grandTotal: 0,
  });
});

test('store credit takes off goods after discount and points, before tax', () => {
  const totals = totalsOf([{ ...sold, rowTotal: 20_000 }], 1_000, within('ON'), {
    points: 900,
    credit: 20_000,
    protectShipment: false,
    tip: 0,
  });
  expect(totals).toMatchObject({ points: 900, credit: 18_100, itemTax: 0, grandTotal: 0 });
});

test.each([
  ['a small cart', 1_000, false, shippingPlan.least],
  ['its share', 50_000, false, 1_000],
  ['a very large cart', 9_000_000, false, shippingPlan.most],
  ['what is picked up', 50_000, true, null],
  ['nothing', 0, false, null],
] as const)('protecting the shipment of %s', (_, goods, pickup, price) => {
  expect(protectionPrice(goods, [{ oversize: false, pickup }])).toBe(price);
});

test('gifts come from their thresholds on', () => {
  const gifts = [1, 2].map((productId) => ({ productId, from: productId * 10_000 }));
  expect([9_999, 10_000, 20_000].map((goods) => giftsFor(gifts, goods).length)).toEqual([0, 1, 2]);
});

test('points that are used are never more than there are, nor than the goods cost', () => {
  expect(usablePoints(500, 800, 10_000)).toBe(500);
  expect(usablePoints(500, 300, 10_000)).toBe(300);
  expect(usablePoints(500, 800, 200)).toBe(200);
  expect(usablePoints(500, 800, -1)).toBe(0);
});

test('the offer to large orders ends at midnight', () => {
  expect(largeOrderCountdown(new Date('2026-06-01T23:59:00.000Z'))).toBe(60);
  expect(largeOrderCountdown(new Date('2026-06-01T00:00:00.000Z'))).toBe(86_400);
});
