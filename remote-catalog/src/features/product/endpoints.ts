import type { CallInput, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

/** How a product is asked for: by what path resolution found, or by the path of a feed. */
export type ProductKey = CallInput<'productDetail'>['query'];

/**
 * Product detail (PDP-001 to PDP-014). The answer stays as on the wire, misspelt names included, because slots hand it
 * on to other remotes; views read the misspelt fields through facts.ts.
 */
export const productApi = api.injectEndpoints({
  endpoints: (build) => ({
    product: build.query<CallResult<'productDetail'>, ProductKey>({
      query: (query) => ({ call: 'productDetail', query }),
    }),
  }),
});

export const { useProductQuery } = productApi;
