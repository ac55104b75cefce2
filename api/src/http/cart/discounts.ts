import type { Language } from '@shop/contract';
import type { cartDiscount } from '../../flows/cart/coupons.ts';

const payLaterLabel = { en: 'Pay later', fr: 'Payer plus tard' };

/** Returns a cart's discounts for the API; none without a cart. */
export const discountsOf = (discount: Awaited<ReturnType<typeof cartDiscount>>, language: Language) => {
  const { amount = 0, coupon = null, byCoupon = 0, payLater = 0 } = discount ?? {};
  return {
    discount_amount: amount,
    discounts: [
      ...(coupon ? [{ label: coupon.title[language], amount: byCoupon }] : []),
      ...(payLater > 0 ? [{ label: payLaterLabel[language], amount: payLater }] : []),
    ],
  };
};
