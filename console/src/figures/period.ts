import { shopTimeZone } from '@shop/format';

/** Days of the calendar such as 2026-06-05, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The longest that key figures are answered for, in days. */
export const longest = 366;

const written = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: shopTimeZone,
});

/** The day that it is where the shop is. */
export const shopDay = (now: Date): string => written.format(now);

const dayLength = 24 * 60 * 60 * 1000;
const moved = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * dayLength).toISOString().slice(0, 10);

/** So many days, of which the last is that of now. */
export const lastDays = (count: number, now: Date): Period => {
  const to = shopDay(now);
  return { from: moved(to, 1 - count), to };
};

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** How many days a period has; 0 for one that is none. */
export const lengthOf = ({ from, to }: Period): number =>
  isDay(from) && isDay(to) ? Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / dayLength) + 1) : 0;

interface DayFigures {
  readonly day: string;
  readonly orders: number;
  readonly sales: number;
}

/** Every day of a period, those on which nothing was ordered too. */
export const everyDay = (period: Period, days: readonly DayFigures[]): DayFigures[] => {
  const known = new Map(days.map((one) => [one.day, one]));
  return Array.from({ length: lengthOf(period) }, (_, place) => {
    const day = moved(period.from, place);
    return known.get(day) ?? { day, orders: 0, sales: 0 };
  });
};
