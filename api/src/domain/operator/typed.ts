import { hundredthsOf } from '@shop/csv/number';
import { shopMidnight } from '../membership/shop-day.ts';

const isDay = (text: string): boolean => {
  const noon = new Date(`${text}T12:00:00.000Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text);
};

const exactly = (text: string): Date | null => {
  const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text);
  const instant = new Date(text);
  return isInstant && isDay(text.slice(0, 10)) && !Number.isNaN(instant.getTime()) ? instant : null;
};

/** When a typed time begins: a day's midnight where the shop is, or an instant such as 2026-12-01T09:00-05:00; else null. */
export const instantOf = (text: string): Date | null => (isDay(text) ? shopMidnight(text) : exactly(text));

/** When a typed time is over: the midnight after a day, or an instant; null for anything else. */
export const endOf = (text: string): Date | null => {
  if (!isDay(text)) return exactly(text);
  const next = new Date(`${text}T12:00:00.000Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return shopMidnight(next.toISOString().slice(0, 10));
};

/** Cents of ten million dollars: no price has as many. */
const tooMuch = 1_000_000_000;

/** Dollars such as 1299, 99.5 or 1 299,00 $ in cents; what they are not where they are none, or could be two amounts. */
export const centsOf = (text: string): number | 'unclear' | 'none' => {
  const cents = hundredthsOf(text.replace(/^(?:CA?)?\$\s*|\s*\$$/g, ''));
  return cents === 0 || (typeof cents === 'number' && cents >= tooMuch) ? 'none' : cents;
};

/** Error for a number that could mean two things. */
export const unclearNumber = (text: string, example: string): string =>
  `"${text}" could be thousands or decimals: write it such as ${example}.`;
