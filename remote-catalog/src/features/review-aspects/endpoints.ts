import { api, calling, withEndpoints } from '@shop/platform';

/** What reviews say of each aspect; the page does without. */
export const reviewAspectsApi = withEndpoints(api, (build) => ({
  reviewAspects: build.query(calling('reviewAspects', 'query', { background: true })),
}));
