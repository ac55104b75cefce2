import type { CallResult } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';

export type OwnSwatchRequest = CallResult<'swatchRequests'>['list'][number];

export const swatchesApi = withEndpoints(api, (build) => ({
  /** What the customer has asked for, the newest first; asked for anew by whoever looks. */
  ownSwatches: build.query({
    ...calling('swatchRequests', { answer: ({ list }) => list }),
    keepUnusedDataFor: 0,
    providesTags: ['Session'],
  }),
  requestSwatches: build.mutation(calling('addSwatchRequest', 'body')),
}));
