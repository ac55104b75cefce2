import { api, calling, withEndpoints } from '@shop/platform';

/** What a product costs at a postal code; the page does without. */
export const deliveredPriceApi = withEndpoints(api, (build) => ({
  deliveredPrice: build.query(calling('deliveredPrice', 'query', { background: true })),
}));
