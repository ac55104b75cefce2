import type { RequestClient } from '@shop/request';

interface PathResolution {
  /** Whether an answer is still to come: then the page in view is being left for another. */
  isUnderWay(): boolean;
  watch(client: RequestClient): RequestClient;
}

/**
 * Knows when path resolution runs. A 401 to it renews the token like any other, but the navigation continues: the
 * page that is being left is not reloaded for it, even where it is one for customers (GUARD-033).
 */
export const pathResolution = (): PathResolution => {
  let underWay = 0;
  return {
    isUnderWay: () => underWay > 0,
    watch: (client) => ({
      call: async (name, input, options) => {
        if (name !== 'pathResolve') return client.call(name, input, options);
        underWay += 1;
        try {
          return await client.call(name, input, options);
        } finally {
          underWay -= 1;
        }
      },
    }),
  };
};
