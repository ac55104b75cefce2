import { pointsOfCents } from '../membership/points.ts';

/** How many of the chosen points a cart really uses: never more than there are, nor more than `goods` cents cost. */
export const usablePoints = (chosen: number, balance: number, goods: number): number =>
  Math.max(0, Math.min(chosen, balance, pointsOfCents(goods)));
