import type { CallResult } from '@shop/contract';
import { api } from '@shop/platform';

interface Asked {
  postcode: string;
  /** Another cart has another fee: its goods and how many they are. */
  cart: string;
}

export const cartDeliveryApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What it costs to deliver the cart to a postal code, and when it would come. */
    cartDelivery: build.query<CallResult<'cartDelivery'>, Asked>({
      query: ({ postcode }) => ({ call: 'cartDelivery', query: { postcode }, background: true }),
      keepUnusedDataFor: 30,
    }),
  }),
});
