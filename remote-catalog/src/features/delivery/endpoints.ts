import type { CallResult } from '@shop/contract';
import { saveZip } from '@shop/kit';
import { api, calling, withEndpoints } from '@shop/platform';
import { isUnknownZip } from './unknown-zip.ts';

export type DeliveryEstimate = CallResult<'deliveryEstimate'>;

export const deliveryApi = withEndpoints(api, (build) => ({
  /** When a product would arrive at a postal code (PDP-037). A code that the API refuses is forgotten (PDP-036). */
  deliveryEstimate: build.query({
    ...calling('deliveryEstimate', 'body', { background: true }),
    onQueryStarted: (_, { queryFulfilled }) => {
      queryFulfilled.catch(({ error }) => isUnknownZip(error) && saveZip(null));
    },
  }),
}));
