import { parsePostalCode } from '@shop/format';
import { earlyBirdTerms } from '../order/early-bird.ts';
import { addBusinessDays, deliveryWindow, postalArea } from './estimate.ts';

interface Sent {
  presaleEndDate: string | null;
  details: { superEarlyBird: boolean; pickup: boolean };
}

/** Days of a calendar, as `2026-12-03`. */
export interface Arrival {
  first: string;
  last: string;
}

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Between which days something is sent off that is ordered now: a pre-order once it has arrived, an early bird later. */
export const sentBetween = (arrival: Date | null, isEarlyBird: boolean, now: Date): [from: Date, to: Date] => {
  const from = arrival !== null && arrival > now ? arrival : now;
  if (!isEarlyBird) return [from, from];
  const { ships } = earlyBirdTerms;
  const since = arrival ?? now;
  const [first, last] = [addBusinessDays(since, ships.from), addBusinessDays(since, ships.to)];
  return [first > now ? first : now, last > now ? last : now];
};

/**
 * From the first parcel to the last of what is ordered now, to a postal area such as `K1A`; null where nothing is
 * delivered.
 */
export const arrivalAt = (products: readonly Sent[], area: string, now: Date): Arrival | null => {
  const windows = products.flatMap(({ presaleEndDate, details }) => {
    if (details.pickup) return [];
    const arrival = presaleEndDate === null ? null : new Date(`${presaleEndDate}T12:00:00.000Z`);
    return deliveryWindow(area, ...sentBetween(arrival, details.superEarlyBird, now)) ?? [];
  });
  const [first] = windows.map((window) => dayOf(window.first)).toSorted();
  const last = windows
    .map((window) => dayOf(window.last))
    .toSorted()
    .at(-1);
  return first !== undefined && last !== undefined ? { first, last } : null;
};

/** The same to a whole postal code; null for what is none. */
export const arrivalOf = (products: readonly Sent[], postcode: string, now: Date): Arrival | null => {
  const area = parsePostalCode(postcode) === undefined ? null : postalArea(postcode);
  return area === null ? null : arrivalAt(products, area, now);
};
