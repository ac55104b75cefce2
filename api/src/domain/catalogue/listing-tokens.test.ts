import { dropEnded, dropSecondsLeft } from './drop-price.ts';
import { estimate } from './estimate.ts';
import { countInBand, countInTime, countRated, readToken, tokenOf } from './listing-tokens.ts';
import { measureBand } from './measure-band.ts';
import { parsePriceBand, priceBandValue } from './price-band.ts';

test('a token is read as it was written, colons in its value too; what counts all has no value', () => {
  expect(tokenOf('color', 'Grey')).toBe('color:Grey');
  expect(readToken('color:Grey')).toEqual({ code: 'color', value: 'Grey' });
  expect(readToken('size:3:2')).toEqual({ code: 'size', value: '3:2' });
  expect(readToken('listed')).toEqual({ code: 'listed', value: '' });
  expect(readToken(':x')).toEqual({ code: '', value: 'x' });
});

const counts = [
  { token: 'listed', count: 100 },
  { token: 'price:4999', count: 1 },
  { token: 'price:5000', count: 2 },
  { token: 'price:10000', count: 4 },
  { token: 'rating:4', count: 8 },
  { token: 'rating:5', count: 16 },
  { token: 'color:5000', count: 32 },
];

test('products of a price are those from its lower end to below its upper', () => {
  expect(countInBand(counts, 0, 5_000)).toBe(1);
  expect(countInBand(counts, 5_000, 10_000)).toBe(2);
  expect(countInBand(counts, 5_000, null)).toBe(6);
  expect(countInBand(counts, 20_000, null)).toBe(0);
  expect(countInBand([], 0, null)).toBe(0);
});

test('so many stars or more', () => {
  expect([3, 4, 5].map((stars) => countRated(counts, stars))).toEqual([24, 24, 16]);
});

test('products that can be there in time: at once, from a day on, and early birds by their own day', () => {
  const deliveries = [
    { token: 'delivery:sent', count: 1 },
    { token: 'delivery:sent2026-06-03', count: 2 },
    { token: 'delivery:sent2026-06-04', count: 4 },
    { token: 'delivery:early', count: 8 },
    { token: 'delivery:early2026-05-12', count: 16 },
    { token: 'delivery:early2026-06-01', count: 32 },
    { token: 'price:1', count: 64 },
  ];
  expect(countInTime(deliveries, { sentBy: '2026-06-03', earlyBirdBy: '2026-05-12' })).toBe(1 + 2 + 8 + 16);
  expect(countInTime(deliveries, null)).toBe(0);
});

test('of an estimate only two digits are said', () => {
  expect([0, 1, 9, 10, 99, 100, 149, 999, 1_250, 12_345, 987_654].map(estimate)).toEqual([
    0, 1, 9, 10, 99, 100, 150, 1_000, 1_300, 12_000, 990_000,
  ]);
});

test('price bands on the wire, the last without an end', () => {
  expect([priceBandValue(0, 5_000), priceBandValue(100_000, null)]).toEqual(['0-5000', '100000-']);
  expect(parsePriceBand('0-5000')).toEqual({ low: 0, high: 5_000 });
  expect(parsePriceBand('100000-')).toEqual({ low: 100_000, high: null });
  expect(parsePriceBand('123456789-123456790')).toEqual({ low: 123_456_789, high: 123_456_790 });
  expect(['5-5', '1234567890-', '1-1234567890', 'a5-6', '5-6a', '-'].map(parsePriceBand)).toEqual(Array(6).fill(null));
});

test('a measure between two bands is in the upper one', () => {
  expect([79.9, 80, 160].map(measureBand)).toEqual(['40-80', '80-120', '160-200']);
});

test('seconds of a drop price are whole, and none are left afterwards', () => {
  const end = new Date('2026-06-01T00:00:30Z');
  const left = (milliseconds: number) => dropSecondsLeft(end, new Date(end.getTime() - milliseconds));
  expect([30_000, 1_001, 1_000, 1, 0, -5_000].map(left)).toEqual([30, 2, 1, 1, 0, 0]);
  expect([dropEnded(null, end), dropEnded(end, new Date(end.getTime() - 1))]).toEqual([false, false]);
});
