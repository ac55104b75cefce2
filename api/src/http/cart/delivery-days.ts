import type { Arrival } from '../../domain/delivery/arrival.ts';

/** Days of a delivery on the wire. */
export const daysOf = (arrival: Arrival | null) => arrival && { first_day: arrival.first, last_day: arrival.last };
