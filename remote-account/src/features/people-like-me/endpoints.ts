import { api, calling, withEndpoints } from '@shop/platform';

export const peopleApi = withEndpoints(api, (build) => ({
  /** Reviews by people like the reader; the page shows all reviews without. */
  peopleLikeMe: build.query(calling('peopleLikeMe', 'query', { background: true })),
}));
