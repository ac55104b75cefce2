import type { CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export const viewedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The products that were looked at, the latest first; asked for anew by whoever looks. */
    viewed: build.query<CallResult<'recentlyViewed'>['products'], void>({
      query: () => ({ call: 'recentlyViewed' }),
      transformResponse: ({ products }: CallResult<'recentlyViewed'>) => products,
      keepUnusedDataFor: 0,
      providesTags: ['Session'],
    }),
    noteView: build.mutation<CallResult<'productViewed'>, number>({
      query: (product_id) => ({ call: 'productViewed', body: { product_id }, background: true }),
    }),
    forgetViews: build.mutation<CallResult<'forgetViewed'>, void>({
      query: () => ({ call: 'forgetViewed', body: {} }),
      onQueryStarted: async (_none, { dispatch, queryFulfilled }) => {
        const guess = dispatch(viewedApi.util.updateQueryData('viewed', undefined, () => []));
        await queryFulfilled.catch(guess.undo);
      },
    }),
  }),
});

export const { useForgetViewsMutation, useNoteViewMutation, useViewedQuery } = viewedApi;
