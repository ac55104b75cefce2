import type { CouponRule, CustomersCoupon } from './coupon.ts';
import { offersOf } from './offers.ts';
import { testCoupon } from './test-coupon.ts';

const now = new Date('2026-06-01T12:00:00Z');
const later = new Date('2026-06-20T12:00:00Z');
const coupon = (code: string, given: Partial<CouponRule> = {}) => ({
  code,
  ...testCoupon({ kind: 'amount', value: 1_000, offer: 'claim', ...given }),
});
const sofa = { rowTotal: 90_000, noDiscount: false, categoryIds: [2, 1] };
const copiesByCode = (copies: Record<string, CustomersCoupon> = {}) => new Map(Object.entries(copies));
const codes = (groups: ReturnType<typeof offersOf<ReturnType<typeof coupon>>>) =>
  groups.map(({ group, offers }) => [group, ...offers.map((offer) => offer.coupon.code)]);

test('each kind stands in its group, and what its button does goes with it', () => {
  const all = [
    coupon('PLUS', { plusOnly: true, offer: 'code' }),
    coupon('NEWS', { offer: 'subscribe' }),
    coupon('LINK', { offer: 'link' }),
    coupon('SOFA', { categoryIds: [2] }),
    coupon('LAMP', { categoryIds: [9] }),
    coupon('CODE', { offer: 'code' }),
  ];
  const groups = offersOf(all, sofa, copiesByCode(), now);
  expect(codes(groups)).toEqual([
    ['product', 'SOFA'],
    ['everything', 'LINK'],
    ['subscribers', 'NEWS'],
    ['plus', 'PLUS'],
  ]);
  expect(groups.flatMap(({ offers }) => offers.map(({ action }) => action))).toEqual([4, 3, 2, 1]);
});

test('what saves most on this product comes first, what cannot be used last', () => {
  const all = [
    coupon('TEN'),
    coupon('SOON', { value: 50_000, startsAt: later }),
    coupon('FIFTH', { kind: 'percent', value: 20 }),
    coupon('GONE', { value: 60_000, usageLimit: 1, used: 1 }),
  ];
  expect(codes(offersOf(all, sofa, copiesByCode(), now))).toEqual([['everything', 'FIFTH', 'TEN', 'GONE', 'SOON']]);
});

test('a copy is received; it ends by its own day, and is used once', () => {
  const all = [coupon('A'), coupon('B'), coupon('C'), coupon('OVER', { endsAt: now })];
  const own = copiesByCode({
    A: { expiresAt: later, usedAt: null },
    B: { expiresAt: null, usedAt: now },
    C: { expiresAt: now, usedAt: null },
  });
  const offers = offersOf(all, sofa, own, now).flatMap((group) => group.offers);
  expect(offers.map((offer) => [offer.coupon.code, offer.usable, offer.received, offer.endsAt])).toEqual([
    ['A', true, true, later],
    ['B', false, true, null],
    ['C', false, true, now],
  ]);
});

test('a copy without an end of its own, of a coupon without one, can be used', () => {
  const own = copiesByCode({ A: { expiresAt: null, usedAt: null } });
  const [group] = offersOf([coupon('A')], sofa, own, now);
  expect(group?.offers).toMatchObject([{ usable: true, received: true, endsAt: null }]);
});

test('a product without discounts has none', () => {
  expect(offersOf([coupon('A')], { ...sofa, noDiscount: true }, copiesByCode(), now)).toEqual([]);
});
