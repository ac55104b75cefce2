import { visitDays } from './visit-days.ts';

test('a visit can be reserved from tomorrow on for three weeks, by the calendar of the shop', () => {
  const days = visitDays(new Date('2026-12-31T15:00:00Z'));
  expect([days[0], days[1], days.at(-1), days.length]).toEqual(['2027-01-01', '2027-01-02', '2027-01-21', 21]);
  expect(visitDays(new Date('2026-12-02T03:30:00Z'))[0]).toBe('2026-12-02'); // half past ten of the 1st in Toronto
});

test('no day is missed or named twice when the clocks change', () => {
  for (const now of ['2026-03-01T06:00:00Z', '2026-10-25T05:00:00Z']) {
    const days = visitDays(new Date(now));
    expect(new Set(days).size).toBe(21);
    expect(Date.parse(days.at(-1) ?? '') - Date.parse(days[0] ?? '')).toBe(20 * 24 * 60 * 60 * 1_000);
  }
});
