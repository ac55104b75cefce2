/** Whole seconds left of a drop price that runs for `seconds` from `openedAt`; null for a product without one. */
export const dropSecondsLeft = (seconds: number | null, openedAt: Date, now: Date): number | null =>
  seconds === null ? null : Math.max(0, Math.ceil(seconds - (now.getTime() - openedAt.getTime()) / 1000));

/** Whether the lower price has ended. */
export const dropEnded = (seconds: number | null, openedAt: Date, now: Date): boolean =>
  dropSecondsLeft(seconds, openedAt, now) === 0;
