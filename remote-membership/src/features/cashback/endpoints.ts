import { pageSizes, type CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export type CashbackInfo = CallResult<'cashbackInfo'>;
export type CashbackOrders = CallResult<'cashbackOrders'>;

/** In the background: the page stands without them. */
export const cashbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    cashbackInfo: build.query<CashbackInfo, void>({
      query: () => ({ call: 'cashbackInfo', background: true }),
      providesTags: ['Session', 'Order'],
    }),
    /** One page of the customer's cashback, by order, the newest first; pages count from 1. */
    cashbackOrders: build.query<CashbackOrders, number>({
      query: (page) => ({ call: 'cashbackOrders', query: { page, page_size: pageSizes.orders }, background: true }),
      providesTags: ['Session', 'Order'],
    }),
  }),
});

export const { useCashbackInfoQuery, useCashbackOrdersQuery } = cashbackApi;
