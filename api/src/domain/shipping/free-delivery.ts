import { shippingFees } from '../charges.ts';
import type { RegionCode } from '../tax/rates.ts';
import { deliveredOf, isNorthern, type Shippable } from './fees.ts';

/** How far a cart is from free delivery, and what of it costs delivery all the same. */
export interface FreeDelivery {
  /**
   * What the goods lack, in cents, until standard delivery costs nothing: 0 once they do. Null where no more goods make
   * delivery free: the north, and a cart that has all it takes but something large.
   */
  missing: number | null;
  exceptions: ('oversize' | 'northern')[];
}

/** @param goods sum of the goods in cents, after discounts */
export const freeDeliveryOf = (goods: number, lines: readonly Shippable[], region: RegionCode | null): FreeDelivery => {
  const delivered = deliveredOf(lines);
  if (delivered.length === 0) return { missing: null, exceptions: [] };
  const isLarge = delivered.some(({ oversize }) => oversize);
  const exceptions: FreeDelivery['exceptions'] = isLarge ? ['oversize'] : [];
  if (isNorthern(region)) return { missing: null, exceptions: [...exceptions, 'northern'] };
  const missing = Math.max(0, shippingFees.freeFrom - goods);
  return { missing: missing === 0 && isLarge ? null : missing, exceptions };
};
