import { pageSizes, type CallResult } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';

export type PlusOrder = CallResult<'plusOrderDetail'>;

export const plusOrdersApi = withEndpoints(api, (build) => ({
  /** One page of the customer's Plus+ orders, the newest first; pages count from 1. */
  plusOrders: build.query({
    ...calling('plusOrderList', (page: number) => ({ query: { page, page_size: pageSizes.orders } })),
    providesTags: ['Session'],
  }),
  plusOrder: build.query({
    ...calling('plusOrderDetail', (plus_num: string) => ({ query: { plus_num } })),
    providesTags: ['Session'],
  }),
}));
