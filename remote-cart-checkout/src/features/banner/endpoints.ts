import { api, calling, withEndpoints } from '@shop/platform';

/** Banners of the cart and of an order (API-093). */
export const bannerApi = withEndpoints(api, (build) => ({
  banners: build.query(calling('cartBanner', { background: true })),
}));
