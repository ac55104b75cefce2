import { earlyBirdTerms } from '../order/early-bird.ts';
import { addBusinessDays, deliveryDays, daysTo, postalArea } from './estimate.ts';

/** In how many days something may have to be there, as lists are filtered by it. */
export const withinDays = [3, 7, 14, 30] as const;

/** The last days to send something off, to be there in time; days such as `2026-06-04`. */
export interface SentInTime {
  sentBy: string;
  /** Until when a super early bird has to have arrived at the warehouse, which sends it off later. */
  earlyBirdBy: string;
}

const DAY = 86_400_000;
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The last day from which it takes no longer than until `end`. */
const latest = (end: Date, businessDays: number): Date => {
  let day = end;
  while (addBusinessDays(day, businessDays) > end) day = new Date(day.getTime() - DAY);
  return day;
};

/**
 * `14-M5H` in its days and its postal area; without an area it holds wherever in the provinces one lives. `M5H` alone
 * sets no limit (`placeOf`).
 */
export const parseWithin = (value: string): { days: number; area: string | null } | null => {
  const [, digits = '', area] = /^(\d{1,2})(?:-(\w{3}))?$/.exec(value) ?? [];
  const days = withinDays.find((known) => String(known) === digits);
  if (days === undefined || (area !== undefined && postalArea(area) !== area)) return null;
  return { days, area: area ?? null };
};

/** The postal area of `M5H`, which says where things go and not how soon; null of anything else. */
export const placeOf = (value: string): string | null => (/^\w{3}$/.test(value) ? postalArea(value) : null);

/** The postal area that a list's values name (`14-M5H`, `M5H`), the first of several. */
export const areaNamed = (values: readonly string[] = []): string | null =>
  values.map((value) => parseWithin(value)?.area ?? placeOf(value)).find((area) => area !== null) ?? null;

/**
 * Returns the last days to send something off, by the end of the estimate on a product's page; null when nothing sent
 * off today would be in time, or the value means nothing.
 */
export const sentInTime = (value: string, now: Date): SentInTime | null => {
  const within = parseWithin(value);
  const longest = within?.area ? daysTo(within.area)?.to : deliveryDays.provinces.to;
  if (!within || longest === undefined) return null;
  const by = latest(new Date(now.getTime() + within.days * DAY), longest);
  if (by < now) return null;
  return { sentBy: dayOf(by), earlyBirdBy: dayOf(latest(by, earlyBirdTerms.ships.to)) };
};
