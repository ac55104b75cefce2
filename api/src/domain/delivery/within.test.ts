import fc from 'fast-check';
import { arrivalOf } from './arrival.ts';
import { parseWithin, sentInTime, withinDays } from './within.ts';

const monday = new Date('2026-06-01T15:00:00Z');

test.each([
  ['7', { days: 7, area: null }],
  ['14-M5H', { days: 14, area: 'M5H' }],
  ['8', null],
  ['14-m5h', null],
  ['14-Z9Z', null],
  ['14-', null],
  ['a week', null],
  ['in 14', null],
  ['14-M5H2', null],
  ['', null],
])('%s is read', (value, read) => {
  expect(parseWithin(value)).toEqual(read);
});

test('nothing is promised in three or seven days, for the longest delivery takes longer', () => {
  expect(['3', '7', '3-M5H', '7-M5H', '14-X0A', 'soon'].map((value) => sentInTime(value, monday))).toEqual(
    Array.from({ length: 6 }, () => null),
  );
  expect(sentInTime('14', monday)).toEqual({ sentBy: '2026-06-02', earlyBirdBy: '2026-05-12' });
  expect(sentInTime('14-M5H', monday)?.sentBy).toBe('2026-06-07');
});

test('what is sent in time arrives in time by the estimate of cart and product, and nothing else does', () => {
  const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
  const areas = fc.constantFrom('M5H', 'E1A', 'V5K', 'X0A');
  fc.assert(
    fc.property(
      day,
      areas,
      fc.constantFrom(...withinDays),
      fc.integer({ min: -40, max: 60 }),
      fc.boolean(),
      (at, area, days, away, early) => {
        const now = new Date(`${at.toISOString().slice(0, 10)}T15:00:00Z`);
        const arrives = new Date(now.getTime() + away * 86_400_000).toISOString().slice(0, 10);
        const product = { presaleEndDate: arrives, details: { superEarlyBird: early, pickup: false } };
        const last = arrivalOf([product], `${area} 1A1`, now)?.last ?? '';
        const limit = new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
        const by = sentInTime(`${days}-${area}`, now);
        const inTime = by !== null && arrives <= (early ? by.earlyBirdBy : by.sentBy);
        expect(inTime).toBe(last <= limit);
      },
    ),
  );
});
