import type { FastifyInstance } from 'fastify';
import { calls, type CallName } from '@shop/contract';
import { boughtProductsCalls } from './account/bought-products.ts';
import { captchaCalls } from './account/captcha.ts';
import { codeSignInCalls } from './account/code-sign-in.ts';
import { googleCalls } from './account/google.ts';
import { identityCalls } from './account/identity.ts';
import { largeOrdersCalls } from './account/large-order.ts';
import { notesCalls } from './account/notes.ts';
import { ownCouponsCalls } from './account/own-coupons.ts';
import { passwordsCalls } from './account/passwords.ts';
import { precheckCalls } from './account/precheck.ts';
import { profileCalls } from './account/profile.ts';
import { sessionsCalls } from './account/sessions.ts';
import { subscriptionsCalls } from './account/subscriptions.ts';
import { tagManagerCalls } from './account/tag-manager.ts';
import { verificationCalls } from './account/verification.ts';
import { viewedCalls } from './account/viewed.ts';
import { wheelCalls } from './account/wheel.ts';
import { wishlistCalls } from './account/wishlist.ts';
import { addressesCalls } from './address/routes.ts';
import { userAddressesCalls } from './address/user-addresses.ts';
import { blocksCalls } from './browse/blocks.ts';
import { buyersShowCalls } from './browse/buyers-show.ts';
import { roomsCalls } from './browse/rooms.ts';
import { saleLotteryCalls } from './browse/sale-lottery.ts';
import { seasonsCalls } from './browse/seasons.ts';
import { cartBannersCalls } from './cart/banners.ts';
import { giftsCalls } from './cart/gifts.ts';
import { inputCouponsCalls } from './cart/input-coupons.ts';
import { cartPointsCalls } from './cart/points.ts';
import { shippingProtectionCalls } from './cart/protection.ts';
import { cartCalls } from './cart/routes.ts';
import { deliveryCalls } from './catalogue/delivery.ts';
import { installVideosCalls } from './catalogue/install-videos.ts';
import { opinionsCalls } from './catalogue/opinions.ts';
import { plansCalls } from './catalogue/plans.ts';
import { catalogueCalls } from './catalogue/routes.ts';
import { cardsCalls } from './checkout/cards.ts';
import { checkCashbackCalls } from './checkout/check-cashback.ts';
import { draftCalls } from './checkout/draft.ts';
import { payLaterCalls } from './checkout/pay-later.ts';
import { checkoutCalls } from './checkout/routes.ts';
import { tipsCalls } from './checkout/tips.ts';
import { walletCalls } from './checkout/wallet.ts';
import { cashbackCalls } from './membership/cashback.ts';
import { coinsCalls } from './membership/coins.ts';
import { friendsCalls } from './membership/friends.ts';
import { invitationsCalls } from './membership/invitations.ts';
import { lotteryCalls } from './membership/lottery.ts';
import { plusJoinCalls } from './membership/plus-join.ts';
import { plusOrdersCalls } from './membership/plus-orders.ts';
import { pointsCalls } from './membership/points.ts';
import { programmesCalls } from './membership/programmes.ts';
import { rewardsCalls } from './membership/rewards.ts';
import { membershipCalls } from './membership/routes.ts';
import { tasksCalls } from './membership/tasks.ts';
import { leavingCalls } from './newsletter/leaving.ts';
import { newsletterPhoneCalls } from './newsletter/phone.ts';
import { requestsCalls } from './newsletter/requests.ts';
import { subscriptionCalls } from './newsletter/subscription.ts';
import { cancellationCalls } from './orders/cancel.ts';
import { reorderCalls } from './orders/reorder.ts';
import { returnsCalls } from './orders/returns.ts';
import { ordersCalls } from './orders/routes.ts';
import { trackingCalls } from './orders/tracking.ts';
import { couponsCalls } from './promotions/coupons.ts';
import { addReviewCalls } from './reviews/add-review.ts';
import { helpfulCalls } from './reviews/helpful.ts';
import { ownReviewsCalls } from './reviews/own-reviews.ts';
import { questionsCalls } from './reviews/questions.ts';
import { searchCalls } from './search/routes.ts';
import { siteCalls } from './site/routes.ts';
import { unknownPathsCalls } from './site/unknown-paths.ts';
import { serve, type ServedCall } from './call.ts';

/** Cart, checkout and payment, which have their own connections to the database. */
const cartAndCheckoutCalls = {
  ...cartCalls,
  ...giftsCalls,
  ...cartPointsCalls,
  ...shippingProtectionCalls,
  ...inputCouponsCalls,
  ...cartBannersCalls,
  ...checkoutCalls,
  ...cardsCalls,
  ...payLaterCalls,
  ...walletCalls,
  ...tipsCalls,
  ...draftCalls,
  ...userAddressesCalls,
  ...checkCashbackCalls,
};

/** Every call of the contract, each by its name: one without a handler does not compile. */
const servedCalls: Readonly<Record<CallName, ServedCall>> = {
  ...cartAndCheckoutCalls,
  ...boughtProductsCalls,
  ...captchaCalls,
  ...codeSignInCalls,
  ...googleCalls,
  ...identityCalls,
  ...largeOrdersCalls,
  ...notesCalls,
  ...ownCouponsCalls,
  ...passwordsCalls,
  ...precheckCalls,
  ...profileCalls,
  ...sessionsCalls,
  ...subscriptionsCalls,
  ...tagManagerCalls,
  ...verificationCalls,
  ...viewedCalls,
  ...wheelCalls,
  ...wishlistCalls,
  ...addressesCalls,
  ...blocksCalls,
  ...buyersShowCalls,
  ...roomsCalls,
  ...saleLotteryCalls,
  ...seasonsCalls,
  ...deliveryCalls,
  ...installVideosCalls,
  ...opinionsCalls,
  ...plansCalls,
  ...catalogueCalls,
  ...cashbackCalls,
  ...coinsCalls,
  ...friendsCalls,
  ...invitationsCalls,
  ...lotteryCalls,
  ...plusJoinCalls,
  ...plusOrdersCalls,
  ...pointsCalls,
  ...programmesCalls,
  ...rewardsCalls,
  ...membershipCalls,
  ...tasksCalls,
  ...leavingCalls,
  ...newsletterPhoneCalls,
  ...requestsCalls,
  ...subscriptionCalls,
  ...cancellationCalls,
  ...reorderCalls,
  ...returnsCalls,
  ...ordersCalls,
  ...trackingCalls,
  ...couponsCalls,
  ...addReviewCalls,
  ...helpfulCalls,
  ...ownReviewsCalls,
  ...questionsCalls,
  ...searchCalls,
  ...siteCalls,
  ...unknownPathsCalls,
};

/** Further paths of a call. */
const aliases: Readonly<Partial<Record<CallName, readonly string[]>>> = {
  systemNotes: ['/customer/get_system_notes'],
};

/** Routes of all calls, as the contract lists them. */
export const registerCalls = async (app: FastifyInstance): Promise<void> => {
  await app.register(async (checkout) => {
    checkout.decorate('services', { ...app.services, db: app.services.checkoutDb });
    // Keys of a typed table.
    for (const name of Object.keys(calls) as CallName[]) {
      serve(name in cartAndCheckoutCalls ? checkout : app, name, servedCalls[name], aliases[name]);
    }
  });
};
