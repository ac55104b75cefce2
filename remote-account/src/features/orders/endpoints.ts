import { pageSizes, type CallBody, type CallQuery, type CallResult, type Order } from '@shop/contract';
import { api } from '@shop/platform';
import type { WantedOrders } from './wanted.ts';

export type OrderPage = CallResult<'orderList'>;

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One page of the customer's orders that are wanted, newest first; pages count from 1. */
    customerOrders: build.query<OrderPage, WantedOrders>({
      query: ({ page, ...wanted }) => ({ call: 'orderList', query: { page, page_size: pageSizes.orders, ...wanted } }),
      providesTags: ['Order'],
    }),
    customerOrder: build.query<Order, string>({
      query: (order_id) => ({ call: 'orderDetail', query: { order_id } }),
      providesTags: ['Order'],
    }),
    /** The order that a letter's link opens; how it fails is said on the page, above the form. */
    letterOrder: build.query<Order, CallQuery<'orderByLetter'>>({
      query: (query) => ({ call: 'orderByLetter', query, background: true, inPlace: true }),
      providesTags: ['Order'],
    }),
    cancelByLetter: build.mutation<Order, CallBody<'cancelByLetter'>>({
      query: (body) => ({ call: 'cancelByLetter', body }),
      invalidatesTags: ['Order'],
    }),
    /** A picture of a return as an image's source; in the background, for its order stands without it. */
    returnPhoto: build.query<string, CallQuery<'returnPhoto'>>({
      query: (query) => ({ call: 'returnPhoto', query, background: true }),
      transformResponse: ({ media_type, content }: CallResult<'returnPhoto'>) => `data:${media_type};base64,${content}`,
      providesTags: ['Session'],
    }),
    /** An order that was placed as a guest becomes the customer's. */
    claimOrder: build.mutation<Order, { order_id: string; email: string }>({
      query: (body) => ({ call: 'orderClaim', body }),
      invalidatesTags: ['Order'],
    }),
    /** Cancels an order. The order is reloaded after a refusal too, because its state has changed. */
    cancelOrder: build.mutation<Order, CallBody<'cancelOrder'>>({
      query: (body) => ({ call: 'cancelOrder', body }),
      invalidatesTags: ['Order'],
    }),
    /** An order's items come into the cart. */
    reorder: build.mutation<CallResult<'reorder'>, string>({
      query: (order_id) => ({ call: 'reorder', body: { order_id } }),
    }),
  }),
});

export const {
  useCancelByLetterMutation,
  useCancelOrderMutation,
  useClaimOrderMutation,
  useCustomerOrderQuery,
  useCustomerOrdersQuery,
  useLetterOrderQuery,
  useReorderMutation,
  useReturnPhotoQuery,
} = ordersApi;
