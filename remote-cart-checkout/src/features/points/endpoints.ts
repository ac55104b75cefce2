import type { CallResult, Cart } from '@shop/contract';
import { api } from '@shop/platform';
import { cartChange, wholeCart } from '../../cart-change.ts';

/** Points in place of money (API-111). */
export const cartPointsApi = api.injectEndpoints({
  endpoints: (build) => ({
    cartPointsBalance: build.query<CallResult<'pointsInfo'>, void>({
      query: () => ({ call: 'pointsInfo', body: {}, background: true }),
      keepUnusedDataFor: 0,
    }),
    applyPoints: build.mutation(
      cartChange<Cart, { points: number }>({
        call: (body) => ({ call: 'applyPoints', body, background: true }),
        cartOf: wholeCart,
      }),
    ),
  }),
});
