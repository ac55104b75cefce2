import fc from 'fast-check';
import { milestonesReached } from './milestones.ts';
import { centsOfPoints, pointsOfCents } from './points.ts';
import { rewards } from './prizes.ts';
import { shopDay } from './shop-day.ts';

test('PTS-010 100 points are worth C$1, and a reward costs what it is worth', () => {
  expect(centsOfPoints(100)).toBe(100);
  expect(centsOfPoints(12_345)).toBe(12_345);
  expect(pointsOfCents(100)).toBe(100);
  for (const { kind, value, cost, currency } of rewards) {
    if (kind === 'coupon' && currency === 'points') expect(centsOfPoints(cost)).toBe(value);
  }
});

test('more points never reach fewer milestones', () => {
  expect(milestonesReached(499)).toEqual([]);
  expect(milestonesReached(1_000)).toEqual([500, 1_000]);
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(1_000), (earned, more) => {
      expect(milestonesReached(earned + more).length).toBeGreaterThanOrEqual(milestonesReached(earned).length);
    }),
  );
});

test('the shop’s day begins at midnight in Toronto', () => {
  expect(shopDay(new Date('2026-06-02T03:59:00Z'))).toBe('2026-06-01');
  expect(shopDay(new Date('2026-06-02T04:01:00Z'))).toBe('2026-06-02');
});
