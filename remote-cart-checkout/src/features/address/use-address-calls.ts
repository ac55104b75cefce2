import { api, useDispatch, withEndpoints, type AppDispatch } from '@shop/platform';
import type { Address, CallBody } from '@shop/contract';
import type { AddressCalls } from '../../address/address-calls.ts';
import type { BookEntry } from '../../address/address-values.ts';
import { wholeCartChange } from '../../cart-change.ts';

/** The cart's address (API-107), and the customer's book, whose list is then loaded anew. */
const addressApi = withEndpoints(api, (build) => ({
  cartAddress: build.mutation(wholeCartChange((body: CallBody<'cartAddress'>) => ({ call: 'cartAddress', body }))),
  /** Without an id the address is added. */
  keepAddress: build.mutation<Address, { entry: BookEntry; id: number | null }>({
    query: ({ entry, id }) =>
      id === null
        ? { call: 'addAddress', body: entry }
        : { call: 'editAddress', body: { ...entry, address_entity_id: id } },
    invalidatesTags: ['Address'],
  }),
}));

const { cartAddress, keepAddress } = addressApi.endpoints;
const untracked = { track: false } as const;

/** The checkout's own calls for an address. */
export const useAddressCalls = (): AddressCalls => {
  const dispatch = useDispatch<AppDispatch>();
  return {
    deliverTo: (destination) => dispatch(cartAddress.initiate(destination, untracked)),
    keepInBook: (entry, id) => dispatch(keepAddress.initiate({ entry, id }, untracked)),
  };
};
