import { bundleEnd, subscriptionType, timesUsable } from './subscription.ts';

test('POP-017 a bundle lasts three months by the calendar', () => {
  expect(bundleEnd(new Date('2026-12-15T00:00:00Z'))).toEqual(new Date('2027-03-15T00:00:00Z'));
});

test.each([
  [1, { isNew: true, hasAccount: false, isSignedIn: false, isOpen: true }],
  [2, { isNew: true, hasAccount: true, isSignedIn: false, isOpen: true }],
  [3, { isNew: false, hasAccount: false, isSignedIn: false, isOpen: true }],
  [4, { isNew: false, hasAccount: true, isSignedIn: false, isOpen: true }],
  [5, { isNew: false, hasAccount: true, isSignedIn: true, isOpen: true }],
  [5, { isNew: false, hasAccount: false, isSignedIn: false, isOpen: false }],
])('a subscription is of type %i for %j', (type, subscribing) => {
  expect(subscriptionType(subscribing)).toBe(type);
});

test('POP-019 a coupon of the bundle is good for one order, while the shop has any left', () => {
  expect(timesUsable({ usageLimit: null, used: 1_000 })).toBe(1);
  expect([0, 2, 3, 4].map((used) => timesUsable({ usageLimit: 3, used }))).toEqual([1, 1, 0, 0]);
});
