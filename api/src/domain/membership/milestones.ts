import { milestones } from '@shop/contract';
import type { Prize } from './prizes.ts';

/** The milestones that so many points reach, the lowest first. */
export const milestonesReached = (earned: number): number[] => milestones.filter((milestone) => milestone <= earned);

/** Every draw of the lottery wins one of these. */
export const lotteryPrizes = [
  { id: 1, kind: 'points', value: 50, weight: 40 },
  { id: 2, kind: 'coins', value: 20, weight: 25 },
  { id: 3, kind: 'points', value: 200, weight: 15 },
  { id: 4, kind: 'coupon', value: 500, weight: 15 },
  { id: 5, kind: 'coupon', value: 2_500, weight: 5 },
] as const satisfies readonly Prize[];
