import type { CallResult } from '@shop/contract';
import { api } from '@shop/platform';

/** Banners of the cart and of an order (API-093). */
export const bannerApi = api.injectEndpoints({
  endpoints: (build) => ({
    banners: build.query<CallResult<'cartBanner'>, void>({
      query: () => ({ call: 'cartBanner', background: true }),
    }),
  }),
});
