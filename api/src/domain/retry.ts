const second = 1_000;
const hour = 60 * 60 * second;

/** How long a claimed row belongs to its caller: longer than a provider's calls may take. In ms. */
export const lease = 90 * second;

const first = 30 * second;
/** ms from a failed attempt to the next: twice as long each time, an hour at most. `attempts` counts from 1. */
export const retryDelay = (attempts: number): number => Math.min(first * 2 ** Math.min(attempts - 1, 20), hour);

const soonest = 20 * second;
const latest = 6 * hour;
/**
 * ms from one look at an undecided payment to the next: a twentieth of its age, so that a new one is decided within a
 * round and one that stays undecided for days costs a few calls a day.
 */
export const watchDelay = (age: number): number => Math.min(Math.max(age / 20, soonest), latest);
