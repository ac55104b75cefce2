import { api, calling, withEndpoints } from '@shop/platform';

interface Asked {
  postcode: string;
  /** Another cart has another fee: its goods and how many they are. */
  cart: string;
}

export const cartDeliveryApi = withEndpoints(api, (build) => ({
  /** What it costs to deliver the cart to a postal code, and when it would come. */
  cartDelivery: build.query({
    ...calling('cartDelivery', ({ postcode }: Asked) => ({ query: { postcode }, background: true })),
    keepUnusedDataFor: 30,
  }),
}));
