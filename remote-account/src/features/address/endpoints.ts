import type { Address, CallBody, CallResult } from '@shop/contract';
import { ownApi } from '@shop/platform';

/** Changes of the customer's addresses; each reloads the list (ADDR-007). */
export const addressApi = ownApi.injectEndpoints({
  endpoints: (build) => ({
    addAddress: build.mutation<Address, CallBody<'addAddress'>>({
      query: (body) => ({ call: 'addAddress', body }),
      invalidatesTags: ['Address'],
    }),
    editAddress: build.mutation<Address, CallBody<'editAddress'>>({
      query: (body) => ({ call: 'editAddress', body }),
      invalidatesTags: ['Address'],
    }),
    deleteAddress: build.mutation<CallResult<'deleteAddress'>, number>({
      query: (address_entity_id) => ({ call: 'deleteAddress', body: { address_entity_id } }),
      invalidatesTags: ['Address'],
      onQueryStarted: async (id, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () =>
            dispatch(
              ownApi.util.updateQueryData('addresses', undefined, (list) =>
                list.filter((each) => each.address_entity_id !== id),
              ),
            ),
          () => undefined, // said in the book
        );
      },
    }),
  }),
});

export const { useAddAddressMutation, useDeleteAddressMutation, useEditAddressMutation } = addressApi;
