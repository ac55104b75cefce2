import type { FastifyInstance } from 'fastify';
import { registerCaptcha } from './account/captcha.ts';
import { registerGoogle } from './account/google.ts';
import { registerIdentity } from './account/identity.ts';
import { registerPasswords } from './account/passwords.ts';
import { registerNotes } from './account/notes.ts';
import { registerProfile } from './account/profile.ts';
import { registerCodeSignIn } from './account/code-sign-in.ts';
import { registerSessions } from './account/sessions.ts';
import { registerViewed } from './account/viewed.ts';
import { registerBoughtProducts } from './account/bought-products.ts';
import { registerLargeOrders } from './account/large-order.ts';
import { registerOwnCoupons } from './account/own-coupons.ts';
import { registerSubscriptions } from './account/subscriptions.ts';
import { registerWheel } from './account/wheel.ts';
import { registerWishlist } from './account/wishlist.ts';
import { registerPrecheck } from './account/precheck.ts';
import { registerVerification } from './account/verification.ts';
import { registerBrowse } from './browse/routes.ts';
import { registerAddresses } from './address/routes.ts';
import { registerCartBanners } from './cart/banners.ts';
import { registerGifts } from './cart/gifts.ts';
import { registerInputCoupons } from './cart/input-coupons.ts';
import { registerCartPoints } from './cart/points.ts';
import { registerShippingProtection } from './cart/protection.ts';
import { registerCart } from './cart/routes.ts';
import { registerCards } from './checkout/cards.ts';
import { registerCheckCashback } from './checkout/check-cashback.ts';
import { registerDraft } from './checkout/draft.ts';
import { registerPayLater } from './checkout/pay-later.ts';
import { registerCheckout } from './checkout/routes.ts';
import { registerTips } from './checkout/tips.ts';
import { registerWallet } from './checkout/wallet.ts';
import { registerUserAddresses } from './address/user-addresses.ts';
import { registerDelivery } from './catalogue/delivery.ts';
import { registerInstallVideos } from './catalogue/install-videos.ts';
import { registerCashback } from './membership/cashback.ts';
import { registerMembership } from './membership/routes.ts';
import { registerPoints } from './membership/points.ts';
import { registerTasks } from './membership/tasks.ts';
import { registerCoins } from './membership/coins.ts';
import { registerRewards } from './membership/rewards.ts';
import { registerLottery } from './membership/lottery.ts';
import { registerFriends } from './membership/friends.ts';
import { registerInvitations } from './membership/invitations.ts';
import { registerProgrammes } from './membership/programmes.ts';
import { registerPlusJoin } from './membership/plus-join.ts';
import { registerPlusOrders } from './membership/plus-orders.ts';
import { registerLeaving } from './newsletter/leaving.ts';
import { registerRequests } from './newsletter/requests.ts';
import { registerNewsletterPhone } from './newsletter/phone.ts';
import { registerSubscription } from './newsletter/subscription.ts';
import { registerCancellation } from './orders/cancel.ts';
import { registerReorder } from './orders/reorder.ts';
import { registerReturns } from './orders/returns.ts';
import { registerCoupons } from './promotions/coupons.ts';
import { registerOrders } from './orders/routes.ts';
import { registerTracking } from './orders/tracking.ts';
import { registerOpinions } from './catalogue/opinions.ts';
import { registerPlans } from './catalogue/plans.ts';
import { registerCatalogue } from './catalogue/routes.ts';
import { registerReviews } from './reviews/routes.ts';
import { registerSearch } from './search/routes.ts';
import { registerSite } from './site/routes.ts';
import { registerUnknownPaths } from './site/unknown-paths.ts';
import { registerTagManager } from './account/tag-manager.ts';

const areas = [
  registerIdentity,
  registerCaptcha,
  registerGoogle,
  registerVerification,
  registerCodeSignIn,
  registerPasswords,
  registerSessions,
  registerPrecheck,
  registerProfile,
  registerNotes,
  registerWishlist,
  registerViewed,
  registerBoughtProducts,
  registerLargeOrders,
  registerOwnCoupons,
  registerSubscriptions,
  registerWheel,
  registerReviews,
  registerAddresses,
  registerSite,
  registerCatalogue,
  registerOpinions,
  registerPlans,
  registerInstallVideos,
  registerBrowse,
  registerSearch,
  registerDelivery,
  registerOrders,
  registerTracking,
  registerCancellation,
  registerReturns,
  registerReorder,
  registerMembership,
  registerCashback,
  registerPoints,
  registerTasks,
  registerCoins,
  registerRewards,
  registerLottery,
  registerFriends,
  registerInvitations,
  registerProgrammes,
  registerPlusJoin,
  registerPlusOrders,
  registerSubscription,
  registerNewsletterPhone,
  registerLeaving,
  registerRequests,
  registerCoupons,
  registerUnknownPaths,
  registerTagManager,
];

/** Cart, checkout and payment: their connections to the database are taken by nothing else. */
const checkoutAreas = [
  registerCart,
  registerGifts,
  registerCartPoints,
  registerShippingProtection,
  registerInputCoupons,
  registerCartBanners,
  registerCheckout,
  registerCards,
  registerPayLater,
  registerWallet,
  registerTips,
  registerDraft,
  registerUserAddresses,
  registerCheckCashback,
];

/** Every call of the contract, area by area. */
export const registerCalls = async (app: FastifyInstance): Promise<void> => {
  for (const register of areas) register(app);
  await app.register(async (checkout) => {
    checkout.decorate('services', { ...app.services, db: app.services.checkoutDb });
    for (const register of checkoutAreas) register(checkout);
  });
};
