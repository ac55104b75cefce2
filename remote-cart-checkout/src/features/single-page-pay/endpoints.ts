import type { Address, CallInput, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

type Draft = CallResult<'orderGeneration'>;
type Body<N extends 'cartsOperate' | 'confirmCoupon' | 'applyDraftCoupon' | 'orderAddress'> = CallInput<N>['body'];

/**
 * The single-page pay's own calls (CHK-015): the checkout's pages use the `/api` ones. The draft is one cache entry,
 * which each change's answer replaces.
 */
export const singlePagePayApi = api.injectEndpoints({
  endpoints: (build) => ({
    draft: build.query<Draft, void>({
      query: () => ({ call: 'orderGeneration', body: {}, background: true }),
      keepUnusedDataFor: 0,
    }),
    draftDiscounts: build.query<CallResult<'orderDiscountData'>, { draft_id: string; total: number }>({
      /** `total` in cents only keeps answers of different carts apart. */
      query: ({ draft_id }) => ({ call: 'orderDiscountData', query: { draft_id }, background: true }),
    }),
    operateCart: build.mutation<CallResult<'cartsOperate'>, Body<'cartsOperate'>>({
      query: (body) => ({ call: 'cartsOperate', body, background: true }),
    }),
    confirmDraftCoupon: build.mutation<CallResult<'confirmCoupon'>, Body<'confirmCoupon'>>({
      query: (body) => ({ call: 'confirmCoupon', body, background: true }),
    }),
    applyDraftCoupon: build.mutation<Draft, Body<'applyDraftCoupon'>>({
      query: (body) => ({ call: 'applyDraftCoupon', body, background: true }),
    }),
    draftAddress: build.mutation<Draft, Body<'orderAddress'>>({
      query: (body) => ({ call: 'orderAddress', body, background: true }),
    }),
    userAddresses: build.query<Address[], void>({
      query: () => ({ call: 'userAddresses', background: true }),
      transformResponse: ({ list }: CallResult<'userAddresses'>) => list,
      providesTags: ['Address'],
    }),
  }),
});

export type { Draft };
