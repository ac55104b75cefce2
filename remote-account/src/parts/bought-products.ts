import { pageSizes, type CallResult } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';

export type BoughtPage = CallResult<'boughtProducts'>;
export type BoughtProduct = BoughtPage['list'][number];

const tagged = api.enhanceEndpoints({ addTagTypes: ['Bought'] });

/** A page at a time, the latest first. */
export const boughtApi = withEndpoints(tagged, (build) => ({
  bought: build.query({
    ...calling('boughtProducts', (page: number) => ({ query: { page, page_size: pageSizes.boughtProducts } })),
    providesTags: ['Bought'],
  }),
}));
