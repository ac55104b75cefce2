import { fits, requiredRule } from './text.ts';

const OLDEST_YEARS = 120;

/** `1990-05-31`, `1990/5/31`, `1990 5 31` and `19900531` as `1990-05-31`; undefined for what is no day of the calendar. */
export const parseDay = (text: string): string | undefined => {
  const match = /^(\d{4}) ?[-/. ] ?(\d{1,2}) ?[-/. ] ?(\d{1,2})$/.exec(text) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(text);
  if (!match) return undefined;
  const [, year = '', month = '', date = ''] = match;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : undefined;
};

const mayBeBorn = (day: string, now: Date): boolean =>
  day <= now.toISOString().slice(0, 10) && now.getUTCFullYear() - Number(day.slice(0, 4)) <= OLDEST_YEARS;

/** The day on which somebody was born; the cast value is `1990-05-31`. `now` is there for tests. */
export const birthdayRule = (now: () => Date = () => new Date()) =>
  requiredRule()
    .transform((text: string) => parseDay(text) ?? text)
    .test(fits('birthday', (text) => parseDay(text) !== undefined))
    .test(
      fits('birthdayYear', (text) => {
        const day = parseDay(text);
        return day === undefined || mayBeBorn(day, now());
      }),
    );
