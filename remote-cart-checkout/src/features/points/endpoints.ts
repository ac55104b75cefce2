import type { Cart } from '@shop/contract';
import { api } from '@shop/platform';
import { cartChange, wholeCart } from '../../cart-change.ts';

/** Points in place of money (API-111). */
export const cartPointsApi = api.injectEndpoints({
  endpoints: (build) => ({
    applyPoints: build.mutation(
      cartChange<Cart, { points: number }>({
        call: (body) => ({ call: 'applyPoints', body }),
        cartOf: wholeCart,
      }),
    ),
  }),
});
