// A line for each file with calls in `cart` and `checkout`, which have their own connections to the database:
// `pnpm indexes` writes them.
export { cartBannersCalls } from '../http/cart/banners.ts';
export { cartCreditCalls } from '../http/cart/credit.ts';
export { giftsCalls } from '../http/cart/gifts.ts';
export { inputCouponsCalls } from '../http/cart/input-coupons.ts';
export { cartPointsCalls } from '../http/cart/points.ts';
export { shippingProtectionCalls } from '../http/cart/protection.ts';
export { cartCalls } from '../http/cart/routes.ts';
export { cardsCalls } from '../http/checkout/cards.ts';
export { checkCashbackCalls } from '../http/checkout/check-cashback.ts';
export { draftCalls } from '../http/checkout/draft.ts';
export { payLaterCalls } from '../http/checkout/pay-later.ts';
export { checkoutCalls } from '../http/checkout/routes.ts';
export { tipsCalls } from '../http/checkout/tips.ts';
export { userAddressesCalls } from '../http/checkout/user-addresses.ts';
export { walletCalls } from '../http/checkout/wallet.ts';
