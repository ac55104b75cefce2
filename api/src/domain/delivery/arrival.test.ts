import { arrivalOf, completeOn } from './arrival.ts';
import { sentInTime } from './within.ts';

// A Monday.
const now = new Date('2026-06-01T12:00:00Z');
const sent = (presaleEndDate: string | null = null, { superEarlyBird = false, pickup = false } = {}) => ({
  presaleEndDate,
  details: { superEarlyBird, pickup },
});

test('what is in stock arrives by the days of its province', () => {
  expect(arrivalOf([sent()], 'M5H 2N2', now)).toEqual({ first: '2026-06-04', last: '2026-06-09' });
  expect(arrivalOf([sent()], 'x0a0h0', now)).toEqual({ first: '2026-06-11', last: '2026-06-22' });
});

test('a pre-order comes later, an early bird later still; one that arrived already comes as everything does', () => {
  expect(arrivalOf([sent('2026-06-10')], 'M5H 2N2', now)).toEqual({ first: '2026-06-15', last: '2026-06-18' });
  expect(arrivalOf([sent('2026-05-10')], 'M5H 2N2', now)).toEqual({ first: '2026-06-04', last: '2026-06-09' });
  expect(arrivalOf([sent(null, { superEarlyBird: true })], 'M5H 2N2', now)).toEqual({
    first: '2026-06-18',
    last: '2026-06-30',
  });
});

test('of several products the first parcel and the last are said, in whichever order they stand', () => {
  const all = [sent('2026-06-10'), sent(), sent('2026-06-05')];
  for (const products of [all, all.toReversed()]) {
    expect(arrivalOf(products, 'M5H 2N2', now)).toEqual({ first: '2026-06-04', last: '2026-06-18' });
  }
});

test('all of it is there with the last of it, an early bird when it is sent off at the latest', () => {
  expect(completeOn([sent(), sent('2026-06-10'), sent('2026-06-05')], 'M5H 2N2', now)).toBe('2026-06-15');
  expect(completeOn([sent(null, { superEarlyBird: true }), sent()], 'M5H 2N2', now)).toBe('2026-06-25');
  expect(completeOn([sent(null, { pickup: true }), sent()], 'M5H 2N2', now)).toBe('2026-06-04');
  expect([completeOn([sent(null, { pickup: true })], 'M5H 2N2', now), completeOn([sent()], 'M5H', now)]).toEqual([
    null,
    null,
  ]);
});

test('nothing is said where nothing is delivered, nor for what is no whole postal code', () => {
  expect(arrivalOf([], 'M5H 2N2', now)).toBeNull();
  expect(arrivalOf([sent(null, { pickup: true })], 'M5H 2N2', now)).toBeNull();
  expect(arrivalOf([sent(null, { pickup: true }), sent()], 'M5H 2N2', now)?.first).toBe('2026-06-04');
  expect(['M5H', '', '12345', 'D1A 1A1'].map((postcode) => arrivalOf([sent()], postcode, now))).toEqual(
    Array(4).fill(null),
  );
});

test('what takes nine business days at most may be sent off today to be there in 14 days, not a day less', () => {
  expect(sentInTime('14-A1A', new Date('2026-06-01T12:00:00Z'))).toEqual({
    sentBy: '2026-06-02',
    earlyBirdBy: '2026-05-12',
  });
  expect(sentInTime('30-X0A', new Date('2026-06-01T12:00:00Z'))?.sentBy).toBe('2026-06-10');
});
