import { calling, ownApi, withEndpoints } from '@shop/platform';

export const viewedApi = withEndpoints(ownApi, (build) => ({
  noteView: build.mutation(
    calling('productViewed', (product_id: number) => ({ body: { product_id }, background: true })),
  ),
  forgetViews: build.mutation({
    ...calling('forgetViewed', () => ({ body: {} })),
    onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
      const guess = dispatch(ownApi.util.updateQueryData('viewed', undefined, () => []));
      await queryFulfilled.catch(guess.undo);
    },
  }),
}));
