import type { Address, CallBody, CallResult, Cart } from '@shop/contract';
import { api, type AppDispatch } from '@shop/platform';
import { cartChange, wholeCart } from '../../cart-change.ts';

type Draft = CallResult<'orderGeneration'>;

/** The draft of the single-page pay is one entry of the cache. */
const draftApi = api.injectEndpoints({
  endpoints: (build) => ({
    draft: build.query<Draft, void>({
      query: () => ({ call: 'orderGeneration', body: {}, inPlace: true }),
      keepUnusedDataFor: 0,
    }),
    draftDiscounts: build.query<CallResult<'orderDiscountData'>, { draft_id: string; code: string; total: number }>({
      /** Coupon and `total` in cents only keep answers of different carts apart. */
      query: ({ draft_id }) => ({ call: 'orderDiscountData', query: { draft_id }, background: true }),
    }),
    userAddresses: build.query<Address[], void>({
      query: () => ({ call: 'userAddresses', inPlace: true }),
      transformResponse: ({ list }: CallResult<'userAddresses'>) => list,
      providesTags: ['Address'],
    }),
  }),
});

const keepDraft = (draft: Draft, dispatch: AppDispatch): PromiseLike<unknown> =>
  dispatch(draftApi.util.upsertQueryData('draft', undefined, draft));

/**
 * The single-page pay's own calls (CHK-015): the checkout's pages use the `/api` ones. Each change answers the
 * draft anew, or has it generated anew.
 */
export const singlePagePayApi = draftApi.injectEndpoints({
  endpoints: (build) => ({
    operateCart: build.mutation(
      cartChange<Cart, CallBody<'cartsOperate'>>({
        call: (body) => ({ call: 'cartsOperate', body }),
        cartOf: wholeCart,
        keep: (_cart, dispatch) =>
          dispatch(draftApi.endpoints.draft.initiate(undefined, { subscribe: false, forceRefetch: true })),
      }),
    ),
    confirmDraftCoupon: build.mutation<CallResult<'confirmCoupon'>, CallBody<'confirmCoupon'>>({
      query: (body) => ({ call: 'confirmCoupon', body }),
    }),
    applyDraftCoupon: build.mutation(
      cartChange<Draft, CallBody<'applyDraftCoupon'>>({
        call: (body) => ({ call: 'applyDraftCoupon', body }),
        cartOf: ({ cart }) => cart,
        keep: keepDraft,
      }),
    ),
    draftAddress: build.mutation(
      cartChange<Draft, CallBody<'orderAddress'>>({
        call: (body) => ({ call: 'orderAddress', body }),
        cartOf: ({ cart }) => cart,
        keep: keepDraft,
      }),
    ),
    /** Changes an address of the customer's book, or, without an id, adds one. */
    keepUserAddress: build.mutation<Address, CallBody<'editUserAddress'>>({
      query: (body) => ({ call: 'editUserAddress', body }),
      invalidatesTags: ['Address'],
    }),
  }),
});

export type { Draft };
