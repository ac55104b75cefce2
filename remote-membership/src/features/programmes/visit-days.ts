import { shopTimeZone } from '@shop/format';

const DAYS = 21;
const DAY_MS = 24 * 60 * 60 * 1_000;
/** Writes a moment as a day of the shop's calendar: 2026-12-01. */
const calendar = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  timeZone: shopTimeZone,
});

/** The days for which a visit can be reserved: three weeks from tomorrow on, as the shop's calendar has it. */
export const visitDays = (now: Date): string[] => {
  const noon = Date.parse(`${calendar.format(now)}T12:00:00Z`);
  return Array.from({ length: DAYS }, (_, day) => new Date(noon + (day + 1) * DAY_MS).toISOString().slice(0, 10));
};
