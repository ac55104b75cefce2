import type { CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export const cashbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What an order earns (CHK-014); the page stands without it. */
    cashback: build.query<CallResult<'checkCashback'>, string>({
      query: (order_id) => ({ call: 'checkCashback', body: { order_id }, background: true }),
    }),
  }),
});
