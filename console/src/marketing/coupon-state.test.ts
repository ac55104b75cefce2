import { couponState } from './coupon-state.ts';

const now = new Date('2026-12-01T12:00:00Z');
const [before, later] = ['2026-12-01T11:00:00Z', '2026-12-01T13:00:00Z'];
const terms = { from: null, until: null, usage_limit: null, used: 3 };

test.each([
  ['open', {}],
  ['open', { from: before, until: later, usage_limit: 4 }],
  ['planned', { from: later }],
  ['used_up', { from: before, usage_limit: 3 }],
  ['ended', { until: before, usage_limit: 3 }],
  ['ended', { until: now.toISOString() }],
])('%s: %j', (state, changes) => {
  expect(couponState({ ...terms, ...changes }, now)).toBe(state);
});
