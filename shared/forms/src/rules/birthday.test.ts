import fc from 'fast-check';
import { birthdayRule, check } from '../index.ts';
import { parseDay } from './birthday.ts';

const now = () => new Date('2026-11-25T12:00:00Z');
const judged = (text: string) => check(birthdayRule(now), text);

test.each(['1990-05-31', '1990/5/31', '1990 05 31', '1990.5.31', '1990 - 5 - 31', '19900531', ' 1990-05-31 '])(
  'a day of birth may be typed as “%s”',
  (typed) => {
    expect(judged(typed)).toEqual({ ok: true, values: '1990-05-31' });
  },
);

test.each([
  '31-05-1990',
  '05/31/1990',
  '1990-02-30',
  '1990-13-01',
  '1990-00-10',
  '199005',
  '1990531',
  'May',
  '90-5-31',
])('“%s” is no day with its year first', (typed) => {
  expect(judged(typed)).toEqual({ ok: false, errors: { '': { key: 'birthday' } } });
});

test('nobody was born tomorrow or 121 years ago', () => {
  expect(judged('2026-11-25').ok).toBe(true);
  expect(judged('1906-01-01').ok).toBe(true);
  for (const typed of ['2026-11-26', '2091-02-28', '1905-12-31'])
    expect(judged(typed)).toEqual({ ok: false, errors: { '': { key: 'birthdayYear' } } });
});

test('a day that is missing is told as missing alone, and may be left out where a form says so', () => {
  expect(judged('')).toEqual({ ok: false, errors: { '': { key: 'required' } } });
  expect(check(birthdayRule(now).notRequired(), '')).toMatchObject({ ok: true });
});

test('any day of the calendar reads back', () => {
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, (date) => {
      const written = date.toISOString().slice(0, 10);
      expect(parseDay(written.replaceAll('-', ''))).toBe(written);
    }),
  );
});
