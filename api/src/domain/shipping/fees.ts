import { shippingFees, taxTable, shippingPlan } from '../charges.ts';
import { type RegionCode, isRegionCode } from '../tax/rates.ts';
import { deliveryDays } from '../delivery/estimate.ts';
import type { BothLanguages } from '../text/both-languages.ts';

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

/** How far a cart is from free delivery, and what of it costs delivery all the same. */
export interface FreeDelivery {
  /**
   * Cents that the goods lack until standard delivery costs nothing: 0 once it does. Null where no more goods make
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

/** Price in cents of protecting a shipment of `goods` cents; null where nothing is shipped. */
export const protectionPrice = (goods: number, lines: readonly Shippable[]): number | null => {
  if (deliveredOf(lines).length === 0 || goods <= 0) return null;
  const share = Math.round((goods * shippingPlan.percent) / 100);
  return Math.min(shippingPlan.most, Math.max(shippingPlan.least, share));
};

/** Needs no plan: the page of the guarantee and the plan's own text say it alike. */
export const arrivalGuarantee: BothLanguages = {
  en: 'What is lost or damaged on its way to you, we replace or refund in any case, without a plan',
  fr: 'Ce qui se perd ou s’abîme en route, nous le remplaçons ou le remboursons de toute façon, sans plan',
};

/** Delivery to regions where it costs and takes the same: a fee in cents, and business days. */
interface DeliveryCost {
  regions: string[];
  fee: number;
  from: number;
  to: number;
}

const regions = Object.keys(taxTable).filter(isRegionCode);
const zones = [
  { regions: regions.filter((region) => !isNorthern(region)), days: deliveryDays.provinces },
  { regions: regions.filter(isNorthern), days: deliveryDays.north },
];

/** Delivery charges of an order of one piece at this price, in cents; empty for what is picked up. */
export const deliveryCosts = (price: number, piece: Shippable): DeliveryCost[] =>
  piece.pickup
    ? []
    : zones.map((zone) => ({
        regions: zone.regions,
        fee: shippingFee(price, [piece], zone.regions[0] ?? null),
        ...zone.days,
      }));
