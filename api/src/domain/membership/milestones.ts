import { milestones } from '@shop/contract';

/** The milestones that so many points reach, the lowest first. */
export const milestonesReached = (earned: number): number[] => milestones.filter((milestone) => milestone <= earned);

/** A prize of the lottery; `value` is points, coins (of a gift) or cents of a coupon. */
export interface LotteryPrize {
  id: number;
  kind: 'coupon' | 'points' | 'gift';
  value: number;
  /** Out of a hundred draws. */
  weight: number;
}

export const lotteryPrizes: readonly LotteryPrize[] = [
  { id: 1, kind: 'points', value: 50, weight: 40 },
  { id: 2, kind: 'gift', value: 20, weight: 25 },
  { id: 3, kind: 'points', value: 200, weight: 15 },
  { id: 4, kind: 'coupon', value: 500, weight: 15 },
  { id: 5, kind: 'coupon', value: 2_500, weight: 5 },
];

/** The prize at `place`, a whole number from 0 to 99. */
export const prizeAt = (place: number): LotteryPrize => {
  let passed = 0;
  for (const prize of lotteryPrizes) {
    passed += prize.weight;
    if (place < passed) return prize;
  }
  throw new RangeError(`No prize at ${place}: places go from 0 to 99.`);
};
