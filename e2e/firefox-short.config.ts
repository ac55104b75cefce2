import { defineConfig } from '@playwright/test';
import firefox from './firefox.config.ts';

/**
 * What `npm test` runs in Firefox: somebody buys, signs in, keeps products and uses a coupon, presses before the page is
 * alive, goes back, and opens each kind of address. The other journeys are for whoever asks for them.
 */
export default defineConfig({
  ...firefox,
  testMatch: [
    'journeys/{customer-buys,sign-in-code,quick-view}.spec.ts',
    'account/{sign-in-code,wishlist}.spec.ts',
    'cart-checkout/{addresses,cart-press}.spec.ts',
    'catalog/quick-view.spec.ts',
    'membership/coupons.spec.ts',
    'shell/{addresses,restored-page}.spec.ts',
  ],
});
