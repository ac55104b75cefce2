import { pageSizes, type CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export type BoughtPage = CallResult<'boughtProducts'>;
export type BoughtProduct = BoughtPage['list'][number];

const tagged = api.enhanceEndpoints({ addTagTypes: ['Bought'] });

/** What the customer bought, a page at a time, the latest first: to be reviewed, registered, asked about. */
export const boughtApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    bought: build.query<BoughtPage, number>({
      query: (page) => ({ call: 'boughtProducts', query: { page, page_size: pageSizes.boughtProducts } }),
      providesTags: ['Bought'],
    }),
  }),
});

export const { useBoughtQuery } = boughtApi;
