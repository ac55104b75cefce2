import { localStore, tabStore } from '@shop/platform';

/**
 * Keys under which this browser remembers push; SESS-015 asks for such keys and does not name them. Blocked storage
 * remembers nothing.
 */
const keys = {
  start: 'push_start',
  rejected: 'push_rejected',
  closedOn: 'push_closed_on',
  shown: 'push_shown',
} as const;

/** The local date, `2026-3-4`. */
export const localDay = (now: number): string => {
  const day = new Date(now);
  return `${day.getFullYear()}-${day.getMonth() + 1}-${day.getDate()}`;
};

/** The stored start time, from which the offer counts; now where none is stored. */
export const startTime = (now: number): number => {
  const stored = Number(localStore.read(keys.start) ?? Number.NaN);
  if (stored > 0 && stored <= now) return stored;
  localStore.write(keys.start, String(now));
  return now;
};

/** Whether push was offered in this visit, was refused, or its prompt was closed today. */
export const isPushSettled = (now: number): boolean =>
  Boolean(tabStore.read(keys.shown)) ||
  Boolean(localStore.read(keys.rejected)) ||
  localStore.read(keys.closedOn) === localDay(now);

export const pushShown = (): boolean => tabStore.write(keys.shown, '1');
export const pushRejected = (): boolean => localStore.write(keys.rejected, '1');
export const pushClosed = (now: number): boolean => localStore.write(keys.closedOn, localDay(now));
