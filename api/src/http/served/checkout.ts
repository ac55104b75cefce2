// A line for each file with calls in `cart` and `checkout`, which have their own connections to the database:
// `pnpm indexes` writes them.
export { cartBannersCalls } from '../cart/banners.ts';
export { cartCreditCalls } from '../cart/credit.ts';
export { giftsCalls } from '../cart/gifts.ts';
export { inputCouponsCalls } from '../cart/input-coupons.ts';
export { cartPointsCalls } from '../cart/points.ts';
export { shippingProtectionCalls } from '../cart/protection.ts';
export { cartCalls } from '../cart/routes.ts';
export { cardsCalls } from '../checkout/cards.ts';
export { checkCashbackCalls } from '../checkout/check-cashback.ts';
export { draftCalls } from '../checkout/draft.ts';
export { payLaterCalls } from '../checkout/pay-later.ts';
export { checkoutCalls } from '../checkout/routes.ts';
export { tipsCalls } from '../checkout/tips.ts';
export { userAddressesCalls } from '../checkout/user-addresses.ts';
export { walletCalls } from '../checkout/wallet.ts';
