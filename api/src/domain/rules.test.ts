import { isPlusGroup } from '@shop/contract';
import fc from 'fast-check';
import { cardProblem, cardType } from './payment/card.ts';
import { couponProblem, discountOf, type CouponRule, type CustomersCoupon } from './promotion/coupon.ts';
import { testCoupon } from './promotion/test-coupon.ts';
import { dropEnded, dropSecondsLeft } from './catalogue/drop-price.ts';
import { canRenewPlus } from './membership/plus.ts';
import { passwordProblem } from './account/password.ts';
import { isBusinessGroup, isDropshipGroup } from './account/identity.ts';
import { orderNumber } from './order/number.ts';
import { parsePriceBand, priceBands, priceBandValue } from './catalogue/price-band.ts';
import { quantityProblem } from './cart/quantity.ts';
import { storedPath } from './catalogue/site-path.ts';
import { addBusinessDays, postalArea } from './delivery/estimate.ts';

test('a password of six characters with a letter and a number keeps the rules', () => {
  expect(passwordProblem('maple7')).toBeNull();
});

test('groups are told by name, without case', () => {
  expect(['Plus+', 'PLUS+', 'plus+', 'General'].map(isPlusGroup)).toEqual([true, true, true, false]);
  expect(isDropshipGroup('Gold dropship partner')).toBe(true);
  expect(isBusinessGroup('Enterprise')).toBe(true);
});

test('MEM-024 a member may renew from exactly 60 days before the end on', () => {
  const endsAt = new Date('2026-09-09T12:00:00.000Z');
  const before = (milliseconds: number) => canRenewPlus(endsAt, new Date(endsAt.getTime() - milliseconds));
  const sixtyDays = 60 * 86_400_000;
  expect([sixtyDays + 1, sixtyDays, 1, -1].map(before)).toEqual([false, true, true, true]);
  expect(canRenewPlus(null, endsAt)).toBe(false);
});

test('a card is good to the last day of its month', () => {
  const card = { number: '4111111111111111', expirationMonth: '6', expirationYear: '26', cvv: '123' };
  expect(cardProblem(card, new Date(2026, 5, 30, 23))).toBeNull();
  expect(cardProblem(card, new Date(2026, 6, 1))).toBe('expiry');
  expect(cardType('5555555555554444')).toBe('Mastercard');
});

const coupon = testCoupon();
const lines = [
  { rowTotal: 999, noDiscount: false, categoryIds: [1] },
  { rowTotal: 5_000, noDiscount: true, categoryIds: [2] },
];
const shopper = { plusMember: false, ordered: true, now: new Date('2026-06-01'), copy: null };

test('a coupon covers what may be discounted, in its categories', () => {
  expect(discountOf(coupon, lines)).toBe(149);
  expect(discountOf({ ...coupon, kind: 'amount', value: 9_999 }, lines)).toBe(999);
  expect(couponProblem({ ...coupon, categoryIds: [2] }, lines, shopper)).toBe('nothing-eligible');
});

test.each([
  ['not-yet', { startsAt: new Date('2026-07-01') }],
  ['expired', { endsAt: new Date('2026-06-01') }],
  ['used-up', { usageLimit: 3, used: 3 }],
  ['plus-only', { plusOnly: true }],
  ['not-first-order', { firstOrderOnly: true }],
  ['below-minimum', { minimumSubtotal: 6_000 }],
  ['not-held', { offer: 'claim' }],
  ['not-held', { offer: 'subscribe' }],
] as const)('a coupon can be %s', (problem, change) => {
  expect(couponProblem({ ...coupon, ...change }, lines, shopper)).toBe(problem);
});

test('who has a coupon uses it once, until their copy ends', () => {
  const claimed: CouponRule = { ...coupon, offer: 'claim' };
  const problem = (copy: CustomersCoupon) => couponProblem(claimed, lines, { ...shopper, copy });
  expect(problem({ expiresAt: null, usedAt: null })).toBeNull();
  expect(problem({ expiresAt: shopper.now, usedAt: null })).toBe('expired');
  expect(problem({ expiresAt: null, usedAt: shopper.now })).toBe('used');
});

test('a discount never exceeds the goods', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000 })), fc.integer({ min: 1, max: 100 }), (rows, value) => {
      const discount = discountOf(
        { ...coupon, value },
        rows.map((rowTotal) => ({ rowTotal, noDiscount: false, categoryIds: [] })),
      );
      expect(discount).toBeLessThanOrEqual(rows.reduce((sum, row) => sum + row, 0));
    }),
  );
});

test('order numbers are all different', () => {
  expect(new Set(Array.from({ length: 50_000 }, (_, id) => orderNumber(id + 1))).size).toBe(50_000);
});

test('price bands cover every price once and survive the wire', () => {
  for (const [low, high] of priceBands) expect(parsePriceBand(priceBandValue(low, high))).toEqual({ low, high });
  expect(priceBands.slice(1).map(([low]) => low)).toEqual(priceBands.slice(0, -1).map(([, high]) => high));
  expect(['', '5', '5-1', '-5', '1-2-3', '1e3-'].map(parsePriceBand)).toEqual(Array(6).fill(null));
});

test('a drop price ends to the second', () => {
  const end = new Date('2026-06-01T00:00:30Z');
  const before = (milliseconds: number) => new Date(end.getTime() - milliseconds);
  expect(dropSecondsLeft(end, before(999))).toBe(1);
  expect(dropEnded(end, before(0))).toBe(true);
  expect(dropSecondsLeft(null, end)).toBeNull();
});

test('a quantity has a ceiling even where the warehouse has more', () => {
  expect(quantityProblem(10_000, { minSaleQty: 1, usableQuantity: 50_000 })).toEqual({
    code: 'above-maximum',
    maximum: 999,
  });
  expect(quantityProblem(1, { minSaleQty: 5, usableQuantity: 3 })).toEqual({ code: 'out-of-stock' });
});

test('paths are stored bare, and what leaves the site is none', () => {
  expect(storedPath('//index.php//a%20b.html/?x')).toBe('a b.html');
  for (const path of ['/a/../b', '/%2e%2e/b', '/a\\b', '/%00', '/%']) expect(storedPath(path)).toBeNull();
});

test('business days leave out weekends', () => {
  expect(addBusinessDays(new Date('2026-06-05T12:00:00Z'), 1).toISOString()).toBe('2026-06-08T12:00:00.000Z');
  expect(['K1A 0B1', 'k1a0b', 'K1A', 'K1', '12345'].map(postalArea)).toEqual(['K1A', 'K1A', 'K1A', null, null]);
});
