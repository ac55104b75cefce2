import { api, calling, withEndpoints } from '@shop/platform';

export const ownDataApi = withEndpoints(api, (build) => ({
  /**
   * The page asks anew each time. The answer is cached until all else that
   * the page waits for has come: a page that begins without it shows a shape in its place, and asks once more.
   */
  ownData: build.query({ ...calling('ownData'), keepUnusedDataFor: 30 }),
  exportOwnData: build.mutation(calling('exportOwnData', 'body')),
  deleteAccount: build.mutation(calling('deleteAccount', 'body')),
}));
