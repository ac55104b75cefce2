import { api, calling, withEndpoints } from '@shop/platform';

export const orderApi = withEndpoints(api, (build) => ({
  /** An order of this customer, or of this guest's token. */
  placedOrder: build.query({
    ...calling('orderInformation', (order_id: string) => ({ query: { order_id }, inPlace: true })),
    providesTags: ['Order'],
  }),
}));
