import { country, type CallResult, type Region } from '@shop/contract';
import { api } from '@shop/platform';

/** The provinces and territories, in the page's language; addresses have only their numbers. */
export const provincesApi = api.injectEndpoints({
  endpoints: (build) => ({
    provinces: build.query<Region[], void>({
      query: () => ({ call: 'countryRegions', query: { country_id: country } }),
      transformResponse: ({ region_list }: CallResult<'countryRegions'>) => region_list,
    }),
  }),
});

export const { useProvincesQuery } = provincesApi;
