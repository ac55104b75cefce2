import type { RatingSummary } from './catalogue.ts';

/**
 * Sorts a list that nobody has sorted. A product's stars are averaged as if `reviews` more people had given it
 * `stars`, so that one angry review weighs little and many weigh a lot; with fewer than `least` it comes after all others.
 */
export const standing = { reviews: 5, stars: 4, least: 3.75 } as const;

/** Whether it comes after all others in a list that nobody has sorted. */
export const isBadlyRated = ({ count, average }: RatingSummary): boolean =>
  (count * average + standing.reviews * standing.stars) / (count + standing.reviews) < standing.least;
