import { api, calling, withEndpoints } from '@shop/platform';

/** What the products of a plan measure; the page says itself where they did not come. */
export const sizesApi = withEndpoints(api, (build) => ({
  productSizes: build.query(
    calling('productSizes', (ids: readonly number[]) => ({ query: { product_ids: ids.join(',') }, background: true }), {
      answer: ({ list }) => list,
    }),
  ),
}));
