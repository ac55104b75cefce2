import { calling, ownApi, withEndpoints } from '@shop/platform';

/** Changes of the customer's addresses; each reloads the list (ADDR-007). */
export const addressApi = withEndpoints(ownApi, (build) => ({
  addAddress: build.mutation({ ...calling('addAddress', 'body'), invalidatesTags: ['Address'] }),
  editAddress: build.mutation({ ...calling('editAddress', 'body'), invalidatesTags: ['Address'] }),
  deleteAddress: build.mutation({
    ...calling('deleteAddress', (address_entity_id: number) => ({ body: { address_entity_id } })),
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
}));
