/** After this long without an answer a person is told that it is still being tried, in ms. */
const SLOW_AFTER = 5_000;

/** A call that has had no answer for long. */
export interface SlowCall {
  /** Gives the call up; null where giving it up would leave open whether it was done (orders and payments). */
  cancel: (() => void) | null;
}

/** Told of a slow call; answers what to do when the call has ended. */
export type OnSlow = (call: SlowCall) => () => void;

/** Watches a call that a person waits for; the answer ends the watch. */
export const watchSlowCall = (onSlow: OnSlow | undefined, call: SlowCall): (() => void) => {
  let ended: (() => void) | undefined;
  const timer = setTimeout(() => {
    ended = onSlow?.(call);
  }, SLOW_AFTER);
  return () => {
    clearTimeout(timer);
    ended?.();
  };
};
