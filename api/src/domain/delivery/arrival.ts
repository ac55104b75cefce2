import type { DeliveryDays, Language } from '@shop/contract';
import { parsePostalCode } from '@shop/format';
import { earlyBirdTerms } from '../order/early-bird.ts';
import { addBusinessDays, deliveryWindow, postalArea } from './estimate.ts';
import { hoursText, type Hours } from './hours.ts';

interface Sent {
  presaleEndDate: string | null;
  details: { superEarlyBird: boolean; pickup: boolean };
}

/** Days of a calendar, as `2026-12-03`. */
export interface Arrival {
  first: string;
  last: string;
  /** Agreed for the one day that it then is. */
  hours?: Hours;
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

/** Between which days each of what is ordered now is sent off, without what is picked up. */
const sendings = (products: readonly Sent[], now: Date): [from: Date, to: Date][] =>
  products
    .filter(({ details }) => !details.pickup)
    .map(({ presaleEndDate, details }) => {
      const arrival = presaleEndDate === null ? null : new Date(`${presaleEndDate}T12:00:00.000Z`);
      return sentBetween(arrival, details.superEarlyBird, now);
    });

/**
 * From the first parcel to the last of what is ordered now, to a postal area such as `K1A`; null where nothing is
 * delivered.
 */
export const arrivalAt = (products: readonly Sent[], area: string, now: Date): Arrival | null => {
  const windows = sendings(products, now).flatMap((days) => deliveryWindow(area, ...days) ?? []);
  const [first] = windows.map((window) => dayOf(window.first)).toSorted();
  const last = windows
    .map((window) => dayOf(window.last))
    .toSorted()
    .at(-1);
  return first !== undefined && last !== undefined ? { first, last } : null;
};

/** The postal area of a whole postal code; null for what is none. */
const areaOf = (postcode: string): string | null =>
  parsePostalCode(postcode) === undefined ? null : postalArea(postcode);

/** The same to a whole postal code; null for what is none. */
export const arrivalOf = (products: readonly Sent[], postcode: string, now: Date): Arrival | null => {
  const area = areaOf(postcode);
  return area === null ? null : arrivalAt(products, area, now);
};

/** The first day on which all of it can be there, sent off at the latest; null where nothing is delivered. */
export const completeOn = (products: readonly Sent[], postcode: string, now: Date): string | null => {
  const area = areaOf(postcode);
  if (area === null) return null;
  const days = sendings(products, now).flatMap(([, to]) => deliveryWindow(area, to)?.first ?? []);
  return days.map(dayOf).toSorted().at(-1) ?? null;
};

/** Days of a delivery as pages and letters say them. */
export const daysOf = (arrival: Arrival | null, language: Language): DeliveryDays | null =>
  arrival && {
    first_day: arrival.first,
    last_day: arrival.last,
    ...(arrival.hours && { hours: hoursText(arrival.hours)[language] }),
  };
