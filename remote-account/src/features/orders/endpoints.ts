import { pageSizes, type CallResult } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';
import type { WantedOrders } from './wanted.ts';

export type OrderPage = CallResult<'orderList'>;

export const ordersApi = withEndpoints(api, (build) => ({
  /** One page of the customer's orders that are wanted, newest first; pages count from 1. */
  customerOrders: build.query({
    ...calling('orderList', ({ page, ...wanted }: WantedOrders) => ({
      query: { page, page_size: pageSizes.orders, ...wanted },
    })),
    providesTags: ['Order'],
  }),
  customerOrder: build.query({
    ...calling('orderDetail', (order_id: string) => ({ query: { order_id } })),
    providesTags: ['Order'],
  }),
  /** What they ordered in the shop that moved in here; their orders of this shop stand without it. */
  pastOrders: build.query({
    ...calling('pastOrders', { background: true, answer: ({ list }) => list }),
    providesTags: ['Session'],
  }),
  /** The order that a letter's link opens; how it fails is said on the page, above the form. */
  letterOrder: build.query({
    ...calling('orderByLetter', 'query', { background: true, inPlace: true }),
    providesTags: ['Order'],
  }),
  cancelByLetter: build.mutation({ ...calling('cancelByLetter', 'body'), invalidatesTags: ['Order'] }),
  /** A picture of a return as an image's source; in the background, for its order stands without it. */
  returnPhoto: build.query({
    ...calling('returnPhoto', 'query', {
      background: true,
      answer: ({ media_type, content }) => `data:${media_type};base64,${content}`,
    }),
    providesTags: ['Session'],
  }),
  /** An order that was placed as a guest becomes the customer's. */
  claimOrder: build.mutation({
    ...calling('orderClaim', (body: { order_id: string; email: string }) => ({ body })),
    invalidatesTags: ['Order'],
  }),
  /** Cancels an order. The order is reloaded after a refusal too, because its state has changed. */
  cancelOrder: build.mutation({ ...calling('cancelOrder', 'body'), invalidatesTags: ['Order'] }),
  /** An order's items come into the cart. */
  reorder: build.mutation(calling('reorder', (order_id: string) => ({ body: { order_id } }))),
}));
