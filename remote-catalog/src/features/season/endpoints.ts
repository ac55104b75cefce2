import type { CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export type Bundle = CallResult<'bundleChristmasProducts'>['list'][number];

/** What is shown in a season: products (API-184), and sets of them (API-186). */
export const seasonApi = api.injectEndpoints({
  endpoints: (build) => ({
    christmasProducts: build.query<CallResult<'christmasProducts'>, void>({
      query: () => ({ call: 'christmasProducts' }),
    }),
    bundles: build.query<Bundle[], void>({
      query: () => ({ call: 'bundleChristmasProducts', background: true }),
      transformResponse: ({ list }: CallResult<'bundleChristmasProducts'>) => list,
    }),
  }),
});

export const { useChristmasProductsQuery, useBundlesQuery } = seasonApi;
