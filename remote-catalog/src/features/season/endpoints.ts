import type { CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export type Bundle = CallResult<'bundleChristmasProducts'>['list'][number];

/** What is shown in a season: products (API-184), and sets of them (API-186); and seats by the weight that they bear (API-183). */
export const seasonApi = api.injectEndpoints({
  endpoints: (build) => ({
    christmasProducts: build.query<CallResult<'christmasProducts'>, void>({
      query: () => ({ call: 'christmasProducts' }),
    }),
    weightBlocks: build.query<CallResult<'weightBlock'>['list'], void>({
      query: () => ({ call: 'weightBlock', background: true }),
      transformResponse: ({ list }: CallResult<'weightBlock'>) => list,
    }),
    bundles: build.query<Bundle[], void>({
      query: () => ({ call: 'bundleChristmasProducts', background: true }),
      transformResponse: ({ list }: CallResult<'bundleChristmasProducts'>) => list,
    }),
  }),
});

export const { useChristmasProductsQuery, useBundlesQuery, useWeightBlocksQuery } = seasonApi;
