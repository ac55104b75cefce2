import { deliveredOf, type Shippable } from './fees.ts';

/** The one plan that protects a shipment. No requirement gives its price; only this table has it. */
export const shippingPlan = {
  id: 'seel-shipment',
  /** Whole per cent of the goods after discounts, within these cents. */
  percent: 2,
  least: 195,
  most: 9_900,
  /** Days within which a parcel that is lost or damaged is reported. */
  days: 30,
} as const;

/** Price in cents of protecting a shipment of `goods` cents; null where nothing is shipped. */
export const protectionPrice = (goods: number, lines: readonly Shippable[]): number | null => {
  if (deliveredOf(lines).length === 0 || goods <= 0) return null;
  const share = Math.round((goods * shippingPlan.percent) / 100);
  return Math.min(shippingPlan.most, Math.max(shippingPlan.least, share));
};
