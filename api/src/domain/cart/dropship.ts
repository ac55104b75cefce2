import { pricedOf, type Choice } from './line.ts';
import type { Priced } from './unit-price.ts';

/** Discount of dropship partners, in per cent. No requirement gives it, so the shop sets it here. */
export const dropshipTerms = { percentOff: 10 } as const;

/** The prices of a partner: a share below today's, in place of a Plus+ price, which is for members. */
export const partnerPriced = (priced: Priced): Priced => ({
  ...priced,
  finalPrice: Math.floor((priced.finalPrice * (100 - dropshipTerms.percentOff)) / 100),
  plusPrice: null,
});

export const pricesFor = (choice: Choice, isForPartner: boolean, now: Date): Priced => {
  const priced = pricedOf(choice, now);
  return isForPartner ? partnerPriced(priced) : priced;
};
