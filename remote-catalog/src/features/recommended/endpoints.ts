import type { CallResult } from '@shop/contract';
import { api } from '@shop/platform';

/** What this visitor looked at last, the newest first; in the background, because the page stands without it. */
export const recommendedApi = api.injectEndpoints({
  endpoints: (build) => ({
    lookedAt: build.query<CallResult<'recentlyViewed'>, void>({
      query: () => ({ call: 'recentlyViewed', background: true }),
      providesTags: ['Session'],
    }),
  }),
});

export const { useLookedAtQuery } = recommendedApi;
