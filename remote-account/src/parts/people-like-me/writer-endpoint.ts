import { api, calling, withEndpoints } from '@shop/platform';

/** What the writer of a review says of themselves. */
export const writerApi = withEndpoints(api, (build) => ({
  aboutReviewer: build.mutation(calling('aboutReviewer', 'body')),
}));
