/** The next local midnight in milliseconds since 1970. */
export function nextLocalMidnight(now: number): number {
  const day = new Date(now);
  day.setHours(24, 0, 0, 0);
  return day.getTime();
}

export interface Suppression {
  /** Whether the pop-up was closed or answered since the last midnight, in this tab or another. */
  isSuppressed: (now: number) => boolean;
  /** Suppresses the pop-up until the next local midnight (POP-012). */
  suppressUntilMidnight: (now: number) => void;
}

const suppression = (key: string): Suppression => ({
  isSuppressed: (now) => {
    try {
      return Number(localStorage.getItem(key) ?? 0) > now;
    } catch {
      return false; // blocked storage remembers nothing; a pop-up opens once per page load all the same
    }
  },
  suppressUntilMidnight: (now) => {
    try {
      localStorage.setItem(key, String(nextLocalMidnight(now)));
    } catch {
      // Full or blocked storage: see above.
    }
  },
});

/** Of the subscribe pop-up, which keeps the magazine's away too, and of the magazine's own. */
export const subscribeSuppression = suppression('subscribe_popup_until');
export const magazineSuppression = suppression('magazine_popup_until');
