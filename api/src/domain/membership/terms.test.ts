import { isSalesChannel, isWebsite } from './application.ts';
import { membershipTerm } from './fee.ts';
import { centsOfPoints, pointsEarnedBy, pointsOfCents } from './points.ts';
import { exchangeOf, exchangeReference, rewards } from './rewards.ts';

test('a year of Plus+ begins now, or when the one that runs ends', () => {
  const now = new Date('2026-06-01T12:00:00Z');
  const year = (endsAt: string | null) => {
    const { startsAt, expiresAt } = membershipTerm(endsAt === null ? null : new Date(endsAt), now);
    return [startsAt, expiresAt].map((day) => day.toISOString().slice(0, 10));
  };
  expect(year(null)).toEqual(['2026-06-01', '2027-06-01']);
  expect(year('2026-05-01T00:00:00Z')).toEqual(['2026-06-01', '2027-06-01']);
  expect(year('2026-07-15T00:00:00Z')).toEqual(['2026-07-15', '2027-07-15']);
});

test('points: worth rounded down, price rounded up, one earned for each whole dollar', () => {
  expect([centsOfPoints(199), pointsOfCents(199)]).toEqual([199, 199]);
  expect([99, 100, 199, 20_050].map(pointsEarnedBy)).toEqual([0, 1, 1, 200]);
});

test('an exchange is kept as reward and word, and read back; one of an older release had none', () => {
  const [first] = rewards;
  if (!first) throw new Error('no reward');
  const kept = exchangeReference(first, 'GIFT-1');
  expect(exchangeOf(kept)).toEqual({ reward: first, word: 'GIFT-1' });
  for (const old of [null, '', '1', '99 GIFT-1', 'GIFT-1']) expect(exchangeOf(old)).toBeNull();
});

test('an application names a known channel and a website that people may be led to', () => {
  expect(['own-shop', 'store', 'radio', ''].map(isSalesChannel)).toEqual([true, true, false, false]);
  expect(['https://a.ca', 'http://a.ca/b', 'javascript:alert(1)', 'ftp://a.ca', 'a.ca', ''].map(isWebsite)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
