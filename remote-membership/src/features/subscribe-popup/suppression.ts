const KEY = 'subscribe_popup_until';

/** Milliseconds of the next midnight of the clock on the person's wall. */
export function nextLocalMidnight(now: number): number {
  const day = new Date(now);
  day.setHours(24, 0, 0, 0);
  return day.getTime();
}

/** Whether the pop-up was closed or answered since the last midnight, in this tab or another. */
export function isSuppressed(now: number): boolean {
  try {
    return Number(localStorage.getItem(KEY) ?? 0) > now;
  } catch {
    return false; // blocked storage remembers nothing; the pop-up opens once per page load all the same
  }
}

/** No more pop-up until the next local midnight (document 3 §4). */
export function suppressUntilMidnight(now: number): void {
  try {
    localStorage.setItem(KEY, String(nextLocalMidnight(now)));
  } catch {
    // Full or blocked storage: see above.
  }
}
