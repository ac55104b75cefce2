import { isBirthDate, isBirthday } from './birth-date.ts';

const now = new Date('2026-03-01T12:00:00.000Z');

test.each(['1990-05-31', '2000-02-29', '1906-03-02', '2026-03-01'])('%s may be a date of birth', (day) => {
  expect(isBirthDate(day, now)).toBe(true);
});

test.each(['', '05-31', '1990-5-31', '2001-02-29', '1990-13-01', '1905-12-31', '2026-03-02', 'yesterday'])(
  '“%s” is none',
  (day) => expect(isBirthDate(day, now)).toBe(false),
);

test('who is born today counts from its first moment on', () => {
  expect(isBirthDate('2026-03-01', new Date('2026-03-01T00:00:00.000Z'))).toBe(true);
});

test('a birthday comes once a year, on the 28th of February for the 29th in a year without it', () => {
  const on = (today: string) => isBirthday('2000-02-29', new Date(`${today}T12:00:00.000Z`));
  expect([on('2026-02-28'), on('2026-03-01'), on('2028-02-28'), on('2028-02-29')]).toEqual([true, false, false, true]);
  expect(isBirthday('1990-05-31', new Date('2026-02-28T12:00:00.000Z'))).toBe(false);
});

test('a birthday lasts from midnight to midnight of the shop, not of Greenwich', () => {
  const on = (now: string) => isBirthday('1990-11-22', new Date(now));
  expect([on('2026-11-22T04:59:00Z'), on('2026-11-22T05:00:00Z'), on('2026-11-23T04:59:00Z')]).toEqual([
    false,
    true,
    true,
  ]);
});
