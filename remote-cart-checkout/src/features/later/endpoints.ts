import type { CallBody, CallResult } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';
import { cartChange } from '../../cart-change.ts';

/** The save-for-later list (CART-028). */
const listApi = withEndpoints(api, (build) => ({
  later: build.query({ ...calling('laterCart', { inPlace: true }), providesTags: ['Cart'] }),
}));

/** Moving an item answers both lists. */
export const laterApi = withEndpoints(listApi, (build) => ({
  editLater: build.mutation(
    cartChange<CallResult<'editLaterCart'>, CallBody<'editLaterCart'>>({
      call: (body) => ({ call: 'editLaterCart', body }),
      cartOf: ({ cart }) => cart,
      keep: ({ later }, dispatch) => dispatch(listApi.util.upsertQueryData('later', undefined, later)),
    }),
  ),
}));
