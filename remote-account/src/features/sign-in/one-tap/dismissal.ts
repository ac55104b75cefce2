import { localStore } from '@shop/platform';

const KEY = 'one_tap_until';
/** Milliseconds for which a person who closed the prompt is left alone: a week. */
const REST = 7 * 24 * 60 * 60 * 1000;

/**
 * Whether the prompt was closed less than a week ago, in this tab or another. Blocked storage remembers nothing;
 * closed, the prompt stays so until the page is loaded anew.
 */
export const isDismissed = (now: number): boolean => Number(localStore.read(KEY) ?? 0) > now;

/** Suppresses the prompt for a week. */
export const dismiss = (now: number): void => {
  localStore.write(KEY, String(now + REST));
};
