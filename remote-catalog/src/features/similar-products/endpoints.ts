import { api, calling, withEndpoints } from '@shop/platform';

/** Products like the one that is looked at; its page does without. */
export const similarProductsApi = withEndpoints(api, (build) => ({
  similarProducts: build.query(calling('similarProducts', 'query', { background: true })),
}));
