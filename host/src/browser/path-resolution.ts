import type { CallInput } from '@shop/contract';
import type { RequestClient } from '@shop/request';

interface PathResolution {
  /** Whether an answer is still to come: then the page in view is being left for another, or is about to be. */
  isPending(): boolean;
  watch(client: RequestClient): RequestClient;
}

/** How long an answer is gone by: from the link that is pointed at to the page that it opens, and back; in ms. */
const CACHE_MS = 60_000;

/**
 * Knows when path resolution runs, and for a while what it answered. A 401 to it renews the token like any other, but
 * the navigation continues: the page that is being left is not reloaded for it, even where it is one for customers
 * (GUARD-033).
 */
export const pathResolution = (): PathResolution => {
  let pending = 0;
  const cache = new Map<string, { answer: unknown; until: number }>();
  return {
    isPending: () => pending > 0,
    watch: (client) => ({
      call: async (name, input, options) => {
        if (name !== 'pathResolve') return client.call(name, input, options);
        const { request_path } = (input as CallInput<'pathResolve'>).body;
        const known = cache.get(request_path);
        if (known && known.until > Date.now()) return known.answer as never; // what this very call answered
        pending += 1;
        try {
          const answer = await client.call(name, input, options);
          for (const [path, { until }] of cache) if (until <= Date.now()) cache.delete(path);
          if (answer.ok) cache.set(request_path, { answer, until: Date.now() + CACHE_MS });
          return answer;
        } finally {
          pending -= 1;
        }
      },
    }),
  };
};
