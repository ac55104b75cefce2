import type { Product } from '@shop/contract';

/** Seconds that the drop price lasts from the time of the answer; null without one (PDP-017). */
export const dropPriceSeconds = ({
  product_tag,
  spkie_special_time,
}: Pick<Product, 'product_tag' | 'spkie_special_time'>): number | null =>
  product_tag === 'Drop Price' && spkie_special_time ? spkie_special_time : null;

/** No coupon lowers its price any further (PDP-021). */
export const isBestPrice = ({ coupon_useabled }: Pick<Product, 'coupon_useabled'>): boolean => coupon_useabled === 0;

/** Day on which a pre-order is expected to ship; null for what ships now (CART-018). */
export const preOrderDate = ({ product_tag, presale_end_date }: Product): string | null =>
  product_tag === 'Pre-order' ? presale_end_date : null;

export interface TierNote {
  qty: number;
  /** Cents for one, from `qty` on. */
  value: number;
  /** Whole per cent saved; 0 when less than one. */
  percent: number;
}

/**
 * The note about buying several (PDP-019, PDP-020): only when the first tier has a quantity and a value, and when that
 * value saves something. Saving = 100 − value / final price in per cent, truncated.
 */
export const tierNote = (tiers: Product['tier_price'], finalPrice: number): TierNote | null => {
  const [first] = tiers;
  if (!first?.qty || !first.value || first.value >= finalPrice) return null;
  return { ...first, percent: Math.trunc(((finalPrice - first.value) * 100) / finalPrice) };
};

/** A policy's text in lines: underscores separate them, a middle dot begins a bullet (POP-035). */
export const policyLines = (content: string): { text: string; bullet: boolean }[] =>
  content
    .split('_')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ text: line.replace(/^·\s*/, ''), bullet: line.startsWith('·') }));
