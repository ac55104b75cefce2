/** Keys under which this browser remembers push; SESS-015 asks for such keys and does not name them. */
const keys = {
  start: 'push_start',
  rejected: 'push_rejected',
  closedOn: 'push_closed_on',
  shown: 'push_shown',
} as const;

const read = (storage: () => Storage, key: string): string | null => {
  try {
    return storage().getItem(key);
  } catch {
    return null; // blocked storage remembers nothing
  }
};
const write = (storage: () => Storage, key: string, value: string): void => {
  try {
    storage().setItem(key, value);
  } catch {
    // Full or blocked storage: see above.
  }
};
const local = (): Storage => localStorage;
const visit = (): Storage => sessionStorage;

/** The local date, `2026-3-4`. */
export const localDay = (now: number): string => {
  const day = new Date(now);
  return `${day.getFullYear()}-${day.getMonth() + 1}-${day.getDate()}`;
};

/** The stored start time, from which the offer counts; now where none is stored. */
export function startTime(now: number): number {
  const stored = Number(read(local, keys.start) ?? Number.NaN);
  if (stored > 0 && stored <= now) return stored;
  write(local, keys.start, String(now));
  return now;
}

/** Whether push was offered in this visit, was refused, or its prompt was closed today. */
export const isPushSettled = (now: number): boolean =>
  read(visit, keys.shown) !== null ||
  read(local, keys.rejected) !== null ||
  read(local, keys.closedOn) === localDay(now);

export const pushShown = (): void => write(visit, keys.shown, '1');
export const pushRejected = (): void => write(local, keys.rejected, '1');
export const pushClosed = (now: number): void => write(local, keys.closedOn, localDay(now));
