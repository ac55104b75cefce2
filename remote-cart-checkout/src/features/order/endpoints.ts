import type { Order } from '@shop/contract';
import { api } from '@shop/platform';

export const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** An order of this customer, or of this guest's token. */
    placedOrder: build.query<Order, string>({
      query: (order_id) => ({ call: 'orderInformation', query: { order_id }, inPlace: true }),
      providesTags: ['Order'],
    }),
  }),
});
