/**
 * How much of five stars is filled, in percent: the score (0 to 5) rounded to the nearest half star, 10 % for each
 * half (CAT-019). A score that is no number fills none.
 */
export const starPercent = (score: number): number => {
  if (!Number.isFinite(score)) return 0;
  return Math.min(10, Math.max(0, Math.round(score * 2))) * 10;
};
