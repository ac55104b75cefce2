import { nearHeight, personHeight } from '@shop/contract';

/** Heights of people who count as of this height, in centimetres, both included. */
export const heightsNear = (height: number): { from: number; to: number } => ({
  from: Math.max(personHeight.min, height - nearHeight),
  to: Math.min(personHeight.max, height + nearHeight),
});
