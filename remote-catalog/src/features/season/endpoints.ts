import type { CallResult } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';

export type Bundle = CallResult<'bundleChristmasProducts'>['list'][number];

/** Products of a season (API-184), sets of them (API-186), and seats by the weight that they bear (API-183). */
export const seasonApi = withEndpoints(api, (build) => ({
  christmasProducts: build.query(calling('christmasProducts')),
  weightBlocks: build.query(calling('weightBlock', { background: true, answer: ({ list }) => list })),
  bundles: build.query(calling('bundleChristmasProducts', { background: true, answer: ({ list }) => list })),
}));
