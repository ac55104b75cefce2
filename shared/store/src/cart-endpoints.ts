import type { Cart } from '@shop/contract';
import { api, withEndpoints } from './api.ts';

/**
 * The cart itself is read by the header (count) and by the cart's own remote; it is fetched once for both. Only the
 * cart's remote changes it. The header does without it; a page that shows it says what went wrong. A cart that was asked
 * for before a change and comes after the change's answer may not have it: it is asked for again.
 */
export const cartApi = withEndpoints(api, (build) => ({
  cart: build.query<Cart, void>({
    queryFn: async (_nothing, { getState }, _options, ask) => {
      for (;;) {
        const known = knownCart(getState());
        const answer = await ask({ call: 'carts', background: true, inPlace: true });
        if (answer.error) return { error: answer.error };
        if (knownCart(getState()) === known) return { data: answer.data as Cart }; // what the contract says of the call
      }
    },
    providesTags: ['Cart'],
  }),
}));

const knownCart = (state: unknown): Cart | undefined =>
  cartApi.endpoints.cart.select()(state as Parameters<ReturnType<typeof cartApi.endpoints.cart.select>>[0]).data;
