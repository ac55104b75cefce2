import { localStore } from '@shop/platform';

/** The next local midnight in milliseconds since 1970. */
export const nextLocalMidnight = (now: number): number => {
  const day = new Date(now);
  day.setHours(24, 0, 0, 0);
  return day.getTime();
};

export interface Suppression {
  /** Whether the pop-up was closed or answered since the last midnight, in this tab or another. */
  isSuppressed: (now: number) => boolean;
  /** Suppresses the pop-up until the next local midnight (POP-012). */
  suppressUntilMidnight: (now: number) => void;
}

/** Blocked storage remembers nothing; a pop-up opens once per page load all the same. */
export const suppressionBy = (key: Parameters<typeof localStore.read>[0]): Suppression => ({
  isSuppressed: (now) => Number(localStore.read(key) ?? 0) > now,
  suppressUntilMidnight: (now) => {
    localStore.write(key, String(nextLocalMidnight(now)));
  },
});

/** Of the subscribe pop-up, once it was closed or answered (POP-012). */
export const subscribeSuppression = suppressionBy('subscribe_popup_until');
/** Of others, once the subscribe pop-up was seen, closed or not (POP-025). */
export const subscribeSeen = suppressionBy('subscribe_popup_seen');
