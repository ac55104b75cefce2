import { couponProblem, covers, discountOf, offerProblem, type CouponRule } from './coupon.ts';
import { isLargeOrder } from './large-order.ts';
import { testCoupon } from './test-coupon.ts';

const now = new Date('2026-06-01T12:00:00Z');
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);
const line = (rowTotal: number, categoryIds: number[] = [1], noDiscount = false) => ({
  rowTotal,
  categoryIds,
  noDiscount,
});
const shopper = { plusMember: false, ordered: false, now, copy: null };

test('a coupon counts from its first moment on, until its last, and as often as the shop gives it', () => {
  expect([after, now, before].map((startsAt) => offerProblem(testCoupon({ startsAt }), now))).toEqual([
    'not-yet',
    null,
    null,
  ]);
  expect([before, now, after].map((endsAt) => offerProblem(testCoupon({ endsAt }), now))).toEqual([
    'expired',
    'expired',
    null,
  ]);
  expect([0, 2, 3, 4].map((used) => offerProblem(testCoupon({ usageLimit: 3, used }), now))).toEqual([
    null,
    null,
    'used-up',
    'used-up',
  ]);
  expect(offerProblem(testCoupon({ used: 1_000 }), now)).toBeNull();
});

test('the least subtotal is of all goods, also of those that it does not cover, and is enough to the cent', () => {
  const lines = [line(6_000), line(4_000, [2], true)];
  expect(
    [10_000, 10_001].map((minimumSubtotal) => couponProblem(testCoupon({ minimumSubtotal }), lines, shopper)),
  ).toEqual([null, 'below-minimum']);
});

test('a coupon applies where one line at least is covered and costs something', () => {
  const ofTwo = testCoupon({ categoryIds: [2, 3] });
  expect(couponProblem(ofTwo, [line(100, [1]), line(100, [9, 3])], shopper)).toBeNull();
  expect(couponProblem(ofTwo, [line(100, [1]), line(0, [3])], shopper)).toBe('nothing-eligible');
  expect(couponProblem(ofTwo, [line(100, [3], true)], shopper)).toBe('nothing-eligible');
  expect(couponProblem(testCoupon(), [], shopper)).toBe('nothing-eligible');
  expect([covers(testCoupon(), line(0, [])), covers(ofTwo, line(0, []))]).toEqual([true, false]);
});

test('who is a member, orders first or has a copy may use what others may not', () => {
  const problem = (given: Partial<CouponRule>, person: object) =>
    couponProblem(testCoupon(given), [line(100)], { ...shopper, ...person });
  expect(problem({ plusOnly: true }, { plusMember: true })).toBeNull();
  expect(problem({ firstOrderOnly: true }, { ordered: false })).toBeNull();
  expect(problem({}, { ordered: true })).toBeNull();
  const copy = { expiresAt: after, usedAt: null };
  expect(problem({ offer: 'subscribe' }, { copy })).toBeNull();
  expect(problem({ offer: 'claim' }, { copy: { ...copy, expiresAt: now } })).toBe('expired');
  expect(problem({ offer: 'claim', endsAt: now }, { copy: { expiresAt: null, usedAt: before } })).toBe('used');
  expect([problem({ offer: 'link' }, {}), problem({ offer: 'code' }, {})]).toEqual([null, null]);
});

test('a discount is a share of what is covered, rounded down, or a sum of at most as much', () => {
  const lines = [line(999), line(1_000, [2]), line(5_000, [2], true)];
  expect(discountOf(testCoupon(), lines)).toBe(299);
  expect(discountOf(testCoupon({ categoryIds: [2] }), lines)).toBe(150);
  expect(discountOf(testCoupon({ kind: 'amount', value: 500 }), lines)).toBe(500);
  expect(discountOf(testCoupon({ kind: 'amount', value: 5_000 }), lines)).toBe(1_999);
  expect(discountOf(testCoupon({ kind: 'amount', value: -5 }), lines)).toBe(0);
  expect(discountOf(testCoupon(), [])).toBe(0);
});

test('an order is large from the sum on that the site’s data say, and never without one', () => {
  expect([99_999, 100_000, 100_001].map((subtotal) => isLargeOrder(subtotal, { from: 100_000 }))).toEqual([
    false,
    true,
    true,
  ]);
  expect(isLargeOrder(1_000_000, null)).toBe(false);
});
