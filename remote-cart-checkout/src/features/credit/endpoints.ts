import type { Cart } from '@shop/contract';
import { api } from '@shop/platform';
import { cartChange, wholeCart } from '../../cart-change.ts';

/** Cashback and referral money in place of money; `amount` is cents. */
export const cartCreditApi = api.injectEndpoints({
  endpoints: (build) => ({
    applyCredit: build.mutation(
      cartChange<Cart, { amount: number }>({
        call: (body) => ({ call: 'applyCredit', body, background: true }),
        cartOf: wholeCart,
      }),
    ),
  }),
});
