import { api, calling, withEndpoints } from '@shop/platform';

interface Asked {
  postcode: string;
  /** Another cart has another fee: its goods and how many they are. */
  cart: string;
}

export const cartDeliveryApi = withEndpoints(api, (build) => ({
  cartDelivery: build.query({
    ...calling('cartDelivery', ({ postcode }: Asked) => ({ query: { postcode }, background: true })),
    keepUnusedDataFor: 30,
  }),
}));
