import type { CallBody, Cart } from '@shop/contract';
import { api } from '@shop/platform';
import { cartChange, wholeCart } from '../../cart-change.ts';

/** The cart's address (API-107). */
export const addressApi = api.injectEndpoints({
  endpoints: (build) => ({
    cartAddress: build.mutation(
      cartChange<Cart, CallBody<'cartAddress'>>({
        call: (body) => ({ call: 'cartAddress', body, background: true }),
        cartOf: wholeCart,
      }),
    ),
  }),
});
