import type { Address, CallBody, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

/** The customer's addresses; each change reloads the list (ADDR-007). */
export const addressApi = api.injectEndpoints({
  endpoints: (build) => ({
    addressBook: build.query<Address[], void>({
      query: () => ({ call: 'addresses' }),
      transformResponse: ({ list }: CallResult<'addresses'>) => list,
      providesTags: ['Address'],
    }),
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
              addressApi.util.updateQueryData('addressBook', undefined, (list) =>
                list.filter((each) => each.address_entity_id !== id),
              ),
            ),
          () => undefined, // said in the book
        );
      },
    }),
  }),
});

export const { useAddAddressMutation, useAddressBookQuery, useDeleteAddressMutation, useEditAddressMutation } =
  addressApi;
