import type { RegionCode } from '../tax/rates.ts';

/** The shop's own delivery prices, in cents. No requirement gives them (CART-035); only this table has them. */
export const shippingFees = {
  freeFrom: 9_900,
  standard: 1_499,
  /** Added once when something oversize is in the cart; free delivery does not cover it. */
  oversize: 4_900,
  /** Yukon, the Northwest Territories and Nunavut: always, nothing is free there. */
  northern: 7_900,
} as const;

const northern: ReadonlySet<RegionCode> = new Set(['YT', 'NT', 'NU']);

export interface Shippable {
  oversize: boolean;
  pickup: boolean;
}

/** The part that is shipped, not picked up. */
export const deliveredOf = <L extends Shippable>(lines: readonly L[]): L[] => lines.filter(({ pickup }) => !pickup);

/**
 * Delivery fee in cents.
 * @param goods sum of the goods in cents, after discounts
 * @param region null while no address is known: what most of Canada pays
 */
export const shippingFee = (goods: number, lines: readonly Shippable[], region: RegionCode | null): number => {
  const delivered = deliveredOf(lines);
  if (delivered.length === 0) return 0;
  const oversize = delivered.some((line) => line.oversize) ? shippingFees.oversize : 0;
  if (region !== null && northern.has(region)) return shippingFees.northern + oversize;
  return (goods >= shippingFees.freeFrom ? 0 : shippingFees.standard) + oversize;
};
