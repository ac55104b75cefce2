// A line for each file with calls of cart, checkout and payment, which have their own connections to the database.
export { userAddressesCalls } from '../address/user-addresses.ts';
export { cartBannersCalls } from '../cart/banners.ts';
export { cartCreditCalls } from '../cart/credit.ts';
export { giftsCalls } from '../cart/gifts.ts';
export { inputCouponsCalls } from '../cart/input-coupons.ts';
export { cartPointsCalls } from '../cart/points.ts';
export { shippingProtectionCalls } from '../cart/protection.ts';
export { cartCalls } from '../cart/routes.ts';
export { cardsCalls } from '../checkout/cards.ts';
export { draftCalls } from '../checkout/draft.ts';
export { payLaterCalls } from '../checkout/pay-later.ts';
export { checkoutCalls } from '../checkout/routes.ts';
export { tipsCalls } from '../checkout/tips.ts';
export { walletCalls } from '../checkout/wallet.ts';
export { checkCashbackCalls } from '../membership/check-cashback.ts';
