import { shippingPlan } from '../charges.ts';
import { deliveredOf, type Shippable } from './fees.ts';

/** Price in cents of protecting a shipment of `goods` cents; null where nothing is shipped. */
export const protectionPrice = (goods: number, lines: readonly Shippable[]): number | null => {
  if (deliveredOf(lines).length === 0 || goods <= 0) return null;
  const share = Math.round((goods * shippingPlan.percent) / 100);
  return Math.min(shippingPlan.most, Math.max(shippingPlan.least, share));
};
