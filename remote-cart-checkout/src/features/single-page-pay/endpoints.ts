import type { CallBody, CallResult, Cart } from '@shop/contract';
import { api, calling, withEndpoints, type AppDispatch } from '@shop/platform';
import { cartChange } from '../../cart-change.ts';

type Draft = CallResult<'orderGeneration'>;

/** The draft of the single-page pay is one entry of the cache. */
const draftApi = withEndpoints(api, (build) => ({
  draft: build.query({ ...calling('orderGeneration', () => ({ body: {}, inPlace: true })), keepUnusedDataFor: 0 }),
  /** Coupon and `total` in cents only keep answers of different carts apart. */
  draftDiscounts: build.query(
    calling('orderDiscountData', ({ draft_id }: { draft_id: string; code: string; total: number }) => ({
      query: { draft_id },
      background: true,
    })),
  ),
  userAddresses: build.query({
    ...calling('userAddresses', { inPlace: true, answer: ({ list }) => list }),
    providesTags: ['Address'],
  }),
}));

const keepDraft = (draft: Draft, dispatch: AppDispatch): PromiseLike<unknown> =>
  dispatch(draftApi.util.upsertQueryData('draft', undefined, draft));

/**
 * The single-page pay's own calls (CHK-015): the checkout's pages use the `/api` ones. Each change answers the
 * draft anew, or has it generated anew.
 */
export const singlePagePayApi = withEndpoints(draftApi, (build) => ({
  operateCart: build.mutation(
    cartChange<Cart, CallBody<'cartsOperate'>>({
      call: (body) => ({ call: 'cartsOperate', body }),
      cartOf: (cart) => cart,
      keep: (_cart, dispatch) =>
        dispatch(draftApi.endpoints.draft.initiate(undefined, { subscribe: false, forceRefetch: true })),
    }),
  ),
  confirmDraftCoupon: build.mutation(calling('confirmCoupon', 'body')),
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
  keepUserAddress: build.mutation({ ...calling('editUserAddress', 'body'), invalidatesTags: ['Address'] }),
}));

export type { Draft };
