import { isSalesChannel, isWebsite } from '../../features/programmes/rules.ts';
import { partnerPriced } from '../cart/dropship.ts';
import { canRenewPlus, membershipTerm, plusPriceOf, purchasePoints } from './plus.ts';
import { gradeOf, centsOfPoints, pointsEarnedBy, pointsOfCents } from './points.ts';
import { exchangeOf, exchangeReference, rewards } from './prizes.ts';

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
  const reference = exchangeReference(first, 'GIFT-1');
  expect(exchangeOf(reference)).toEqual({ reward: first, word: 'GIFT-1' });
  for (const old of [null, '', '1', '99 GIFT-1', 'GIFT-1']) expect(exchangeOf(old)).toBeNull();
});

test('an application names a known channel and a website that people may be led to', () => {
  expect(['own-shop', 'store', 'radio', ''].map(isSalesChannel)).toEqual([true, true, false, false]);
  expect(
    ['https://a.ca', 'http://a.ca/b', 'javascript:alert(1)', 'ftp://a.ca', 'a.ca', '', 'xhttps://a.ca'].map(isWebsite),
  ).toEqual([true, true, false, false, false, false, false]);
});

test('ACC-001 how far a customer has come, and what is missing to the next milestone', () => {
  expect(gradeOf(0, 'en')).toEqual({ grade: null, tip: '500 more to the milestone of 500 points' });
  expect(gradeOf(499, 'fr')).toEqual({ grade: null, tip: 'Encore 1 jusqu’au palier de 500 points' });
  expect(gradeOf(500, 'en')).toEqual({
    grade: 'Milestone of 500 points',
    tip: '500 more to the milestone of 1,000 points',
  });
  expect(gradeOf(1_200, 'fr')).toEqual({
    grade: 'Palier de 1\u00A0000 points',
    tip: 'Encore 1\u00A0300 jusqu’au palier de 2\u00A0500 points',
  });
  expect(gradeOf(50_000, 'en')).toEqual({ grade: 'Milestone of 50,000 points', tip: null });
});

test('MEM-001 members pay 15 % less, rounded down, or the product’s own price where that is lower', () => {
  expect([plusPriceOf(9_000, 9_999), plusPriceOf(8_000, 9_999), plusPriceOf(null, 9_999)]).toEqual([
    8_499,
    8_000,
    null,
  ]);
});

test('MEM-001 a member’s purchase earns three times the points', () => {
  expect([purchasePoints(1_999, false), purchasePoints(1_999, true), purchasePoints(99, true)]).toEqual([19, 57, 0]);
});

test('partners pay a tenth less than today’s price, and have no Plus+ price', () => {
  const priced = { price: 1_200, finalPrice: 999, plusPrice: 800, tierPrices: [{ quantity: 5, unitPrice: 700 }] };
  expect(partnerPriced(priced)).toEqual({ ...priced, finalPrice: 899, plusPrice: null });
});

test('a membership without an end needs no renewal', () => {
  expect(canRenewPlus(null, new Date('2026-06-01T12:00:00Z'))).toBe(false);
});
