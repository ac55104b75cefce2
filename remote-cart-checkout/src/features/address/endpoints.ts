import type { Address, CallBody, Cart } from '@shop/contract';
import { api } from '@shop/platform';
import type { BookEntry } from '../../address/address-values.ts';
import { cartChange, wholeCart } from '../../cart-change.ts';

/** The cart's address (API-107), and the customer's book, whose list is then loaded anew. */
export const addressApi = api.injectEndpoints({
  endpoints: (build) => ({
    cartAddress: build.mutation(
      cartChange<Cart, CallBody<'cartAddress'>>({
        call: (body) => ({ call: 'cartAddress', body }),
        cartOf: wholeCart,
      }),
    ),
    /** Without an id the address is added. */
    keepAddress: build.mutation<Address, { entry: BookEntry; id: number | null }>({
      query: ({ entry, id }) =>
        id === null
          ? { call: 'addAddress', body: entry }
          : { call: 'editAddress', body: { ...entry, address_entity_id: id } },
      invalidatesTags: ['Address'],
    }),
  }),
});
