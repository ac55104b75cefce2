import type { CallResult } from '@shop/contract';
import { api } from '@shop/platform';

/** As many as stand in two rows of a wide page. */
const shown = 8;

export const plusProductsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Products that cost members less, the most popular first. */
    plusProducts: build.query<CallResult<'plusProducts'>['list'], void>({
      query: () => ({ call: 'plusProducts', query: { page: 1, page_size: shown }, background: true }),
      transformResponse: ({ list }: CallResult<'plusProducts'>) => list,
    }),
  }),
});

export const { usePlusProductsQuery } = plusProductsApi;
