import { parsePostalCode } from '@shop/format';
import { sentBetween } from '../order/early-bird.ts';
import { deliveryWindow, postalArea } from './estimate.ts';

/** What decides when something is sent off. */
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

/** From the first parcel to the last of what is ordered now; null where nothing is delivered, or the code is none. */
export const arrivalOf = (products: readonly Sent[], postcode: string, now: Date): Arrival | null => {
  const area = parsePostalCode(postcode) === undefined ? null : postalArea(postcode);
  const windows = products.flatMap(({ presaleEndDate, details }) => {
    if (area === null || details.pickup) return [];
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
