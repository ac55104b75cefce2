const KEY = 'one_tap_until';
/** Milliseconds for which a person who closed the prompt is left alone: a week. */
const REST = 7 * 24 * 60 * 60 * 1000;

/** Whether the prompt was closed less than a week ago, in this tab or another. */
export function isDismissed(now: number): boolean {
  try {
    return Number(localStorage.getItem(KEY) ?? 0) > now;
  } catch {
    return false; // blocked storage remembers nothing; closed, the prompt stays so until the page is loaded anew
  }
}

/** Suppresses the prompt for a week. */
export function dismiss(now: number): void {
  try {
    localStorage.setItem(KEY, String(now + REST));
  } catch {
    // Full or blocked storage: see above.
  }
}
