/** Whole seconds left of a drop price; null for a product without one. */
export const dropSecondsLeft = (endsAt: Date | null, now: Date): number | null =>
  endsAt === null ? null : Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));

export const dropEnded = (endsAt: Date | null, now: Date): boolean => dropSecondsLeft(endsAt, now) === 0;
