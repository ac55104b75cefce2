import { shippingPlan } from '../charges.ts';
import type { BothLanguages } from '../text/both-languages.ts';
import { deliveredOf, type Shippable } from './fees.ts';

/** Price in cents of protecting a shipment of `goods` cents; null where nothing is shipped. */
export const protectionPrice = (goods: number, lines: readonly Shippable[]): number | null => {
  if (deliveredOf(lines).length === 0 || goods <= 0) return null;
  const share = Math.round((goods * shippingPlan.percent) / 100);
  return Math.min(shippingPlan.most, Math.max(shippingPlan.least, share));
};

/** What nobody has to buy a plan for: the page of the guarantee and the plan's own text say it alike. */
export const arrivalGuarantee: BothLanguages = {
  en: 'What is lost or damaged on its way to you, we replace or refund in any case, without a plan',
  fr: 'Ce qui se perd ou s’abîme en route, nous le remplaçons ou le remboursons de toute façon, sans plan',
};
