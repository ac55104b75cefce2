import type { CallResult } from '@shop/contract';
import { ownApi } from '@shop/platform';

const viewedApi = ownApi.injectEndpoints({
  endpoints: (build) => ({
    noteView: build.mutation<CallResult<'productViewed'>, number>({
      query: (product_id) => ({ call: 'productViewed', body: { product_id }, background: true }),
    }),
    forgetViews: build.mutation<CallResult<'forgetViewed'>, void>({
      query: () => ({ call: 'forgetViewed', body: {} }),
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
        const guess = dispatch(ownApi.util.updateQueryData('viewed', undefined, () => []));
        await queryFulfilled.catch(guess.undo);
      },
    }),
  }),
});

export const { useForgetViewsMutation, useNoteViewMutation } = viewedApi;
