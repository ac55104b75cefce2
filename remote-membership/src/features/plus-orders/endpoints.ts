import { pageSizes, type CallResult } from '@shop/contract';
import { api } from '@shop/platform';

export type PlusOrder = CallResult<'plusOrderDetail'>;

export const plusOrdersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of the customer's Plus+ orders, the newest first; pages count from 1. */
    plusOrders: build.query<CallResult<'plusOrderList'>, number>({
      query: (page) => ({ call: 'plusOrderList', query: { page, page_size: pageSizes.orders } }),
      providesTags: ['Session'],
    }),
    plusOrder: build.query<PlusOrder, string>({
      query: (plus_num) => ({ call: 'plusOrderDetail', query: { plus_num } }),
      providesTags: ['Session'],
    }),
  }),
});

export const { usePlusOrdersQuery, usePlusOrderQuery } = plusOrdersApi;
