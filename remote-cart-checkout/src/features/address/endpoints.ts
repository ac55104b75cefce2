import { country, type CallInput, type CallResult, type Region } from '@shop/contract';
import { api } from '@shop/platform';

/** Provinces, the customer's own addresses, and the cart's address (document 2 §7). */
export const addressApi = api.injectEndpoints({
  endpoints: (build) => ({
    regions: build.query<Region[], void>({
      query: () => ({ call: 'countryRegions', query: { country_id: country } }),
      transformResponse: ({ region_list }: CallResult<'countryRegions'>) => region_list,
    }),
    cartAddress: build.mutation<CallResult<'cartAddress'>, CallInput<'cartAddress'>['body']>({
      query: (body) => ({ call: 'cartAddress', body }),
      invalidatesTags: ['Cart'],
    }),
  }),
});
