import { lease, retryDelay, watchDelay } from './retry.ts';

const minute = 60_000;
const hour = 60 * minute;

test('a failed attempt waits half a minute, then twice as long each time, an hour at most', () => {
  expect([1, 2, 3, 7, 8, 1_000].map(retryDelay)).toEqual([30_000, minute, 2 * minute, 32 * minute, hour, hour]);
});

test('an undecided payment is looked at after a twentieth of its age, within 20 seconds and 6 hours', () => {
  expect([0, minute, 10 * minute, 20 * hour, 1_000 * hour].map(watchDelay)).toEqual([
    20_000,
    20_000,
    30_000,
    hour,
    6 * hour,
  ]);
});

test('a claimed row is given back sooner than the second attempt, later than a provider’s call takes', () => {
  expect(lease).toBe(90_000);
});
