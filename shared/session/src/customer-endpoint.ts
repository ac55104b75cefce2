import type { CallResult } from '@shop/contract';
import { api, withEndpoints } from '@shop/store';

/**
 * The signed-in customer (ACC-001), asked for here alone. The session hears every answer: it greets by it and keeps it.
 * Orders and what earns points change the customer's points.
 */
export const customerApi = withEndpoints(api, (build) => ({
  customer: build.query<CallResult<'accountInformation'>, void>({
    query: () => ({ call: 'accountInformation' }),
    providesTags: ['Session', 'Order', 'Points'],
  }),
}));
