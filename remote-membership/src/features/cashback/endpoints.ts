import { pageSizes, type CallResult } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';

export type CashbackOrders = CallResult<'cashbackOrders'>;

/** In the background: the page stands without them. */
export const cashbackApi = withEndpoints(api, (build) => ({
  cashbackInfo: build.query({ ...calling('cashbackInfo', { background: true }), providesTags: ['Session', 'Order'] }),
  /** One page of the customer's cashback, by order, the newest first; pages count from 1. */
  cashbackOrders: build.query({
    ...calling('cashbackOrders', (page: number) => ({
      query: { page, page_size: pageSizes.orders },
      background: true,
    })),
    providesTags: ['Session', 'Order'],
  }),
}));
