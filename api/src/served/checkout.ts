// A line for each file with calls in `cart` and `checkout`, which have their own connections to the database:
// `pnpm indexes` writes them.
export { cartBannersCalls } from '../http/cart/banners.ts';
export { shippingProtectionCalls } from '../http/cart/protection.ts';
export { inputCouponsCalls, giftsCalls, cartPointsCalls, cartCreditCalls, cartCalls } from '../http/cart/routes.ts';
export { cardsCalls } from '../http/checkout/cards.ts';
export { payLaterCalls } from '../http/checkout/pay-later.ts';
export { tipsCalls, draftCalls, checkCashbackCalls, checkoutCalls } from '../http/checkout/routes.ts';
export { userAddressesCalls } from '../http/checkout/user-addresses.ts';
export { walletCalls } from '../http/checkout/wallet.ts';
