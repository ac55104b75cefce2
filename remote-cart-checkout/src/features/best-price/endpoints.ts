import type { CallResult, Cart } from '@shop/contract';
import { api, withEndpoints } from '@shop/platform';
import { cartChange } from '../../cart-change.ts';

/** What a cart is told by: another one may have another lowest total. */
export const standing = (cart: Cart): string =>
  [cart.grand_total, cart.subtotal, cart.coupon_code, cart.points_data.points_used, cart.credit_amount].join(' ');

/** The lowest total that a cart can have today, and setting the cart to it. */
export const bestPriceApi = withEndpoints(api, (build) => ({
  /** By the cart's `standing`. */
  bestPrice: build.query<CallResult<'bestPrice'>, string>({
    query: () => ({ call: 'bestPrice', background: true }),
    keepUnusedDataFor: 30,
  }),
  /** Of the total that was shown. The cart is loaded anew after a refusal too: it may have changed with it. */
  applyBestPrice: build.mutation(
    cartChange<unknown, number>({
      call: (grand_total) => ({ call: 'applyBestPrice', body: { grand_total } }),
      cartOf: null,
    }),
  ),
}));
