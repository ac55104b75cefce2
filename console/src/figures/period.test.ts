import { everyDay, lastDays, lengthOf, shopDay } from './period.ts';

test('a day is that of the shop, in which evening is still before midnight of UTC', () => {
  expect(shopDay(new Date('2026-12-02T04:59:00Z'))).toBe('2026-12-01');
  expect(shopDay(new Date('2026-12-02T05:00:00Z'))).toBe('2026-12-02');
});

test('so many days end with that of now, over the end of a month and of summer time', () => {
  expect(lastDays(1, new Date('2026-12-02T12:00:00Z'))).toEqual({ from: '2026-12-02', to: '2026-12-02' });
  expect(lastDays(30, new Date('2026-11-15T12:00:00Z'))).toEqual({ from: '2026-10-17', to: '2026-11-15' });
});

test.each([
  ['2026-10-17', '2026-11-15', 30],
  ['2026-11-15', '2026-11-15', 1],
  ['2026-11-15', '2026-11-14', 0],
  ['2026-11-15', '2026-10-01', 0],
  ['', '2026-10-01', 0],
  ['2026-02-45', '2026-10-01', 0],
])('from %s to %s are %i days', (from, to, days) => {
  expect(lengthOf({ from, to })).toBe(days);
});

test('days on which nothing was ordered have nothing', () => {
  const sold = { day: '2026-11-30', orders: 2, sales: 9_900 };
  expect(everyDay({ from: '2026-11-29', to: '2026-12-01' }, [sold])).toEqual([
    { day: '2026-11-29', orders: 0, sales: 0 },
    sold,
    { day: '2026-12-01', orders: 0, sales: 0 },
  ]);
});
