import type { CallInput, CallResult } from '@shop/contract';
import { saveZip } from '@shop/kit';
import { api } from '@shop/platform';
import { isUnknownZip } from './unknown-zip.ts';

export type DeliveryEstimate = CallResult<'deliveryEstimate'>;

export const deliveryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** When a product would arrive at a postal code (PDP-037). A code that the API refuses is forgotten (PDP-036). */
    deliveryEstimate: build.query<DeliveryEstimate, CallInput<'deliveryEstimate'>['body']>({
      query: (body) => ({ call: 'deliveryEstimate', body, background: true }),
      onQueryStarted: (_, { queryFulfilled }) => {
        queryFulfilled.catch(({ error }) => isUnknownZip(error) && saveZip(null));
      },
    }),
  }),
});

export const { useDeliveryEstimateQuery, useLazyDeliveryEstimateQuery } = deliveryApi;
