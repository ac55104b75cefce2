import { shippingFees } from '../charges.ts';
import type { RegionCode } from '../tax/rates.ts';

const northern: ReadonlySet<RegionCode> = new Set(['YT', 'NT', 'NU']);

export interface Shippable {
  oversize: boolean;
  pickup: boolean;
}

/** The part that is shipped, not picked up. */
export const deliveredOf = <L extends Pick<Shippable, 'pickup'>>(lines: readonly L[]): L[] =>
  lines.filter(({ pickup }) => !pickup);

/** Where delivery is never free. */
export const isNorthern = (region: RegionCode | null): boolean => region !== null && northern.has(region);

/**
 * Delivery fee in cents.
 * @param goods sum of the goods in cents, after discounts
 * @param region null while no address is known: what most of Canada pays
 */
export const shippingFee = (goods: number, lines: readonly Shippable[], region: RegionCode | null): number => {
  const delivered = deliveredOf(lines);
  if (delivered.length === 0) return 0;
  const oversize = delivered.some((line) => line.oversize) ? shippingFees.oversize : 0;
  if (isNorthern(region)) return shippingFees.northern + oversize;
  return (goods >= shippingFees.freeFrom ? 0 : shippingFees.standard) + oversize;
};
