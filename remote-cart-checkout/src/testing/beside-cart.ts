import { answer } from '@shop/testing';

/** Answers to what the cart's page asks for beside the cart: nothing is on offer. */
export const besideCart = [
  answer('seelPlans', { plans: [] }),
  answer('inputCoupons', { list: [] }),
  answer('bestPrice', null),
  answer('cartBanner', { cart_banner: [], order_banner: [] }),
];
