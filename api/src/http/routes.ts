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
import { registerWishlist } from './account/wishlist.ts';
import { registerPrecheck } from './account/precheck.ts';
import { registerVerification } from './account/verification.ts';
import { registerAddresses } from './address/routes.ts';
import { registerCart } from './cart/routes.ts';
import { registerCards } from './checkout/cards.ts';
import { registerCheckout } from './checkout/routes.ts';
import { registerDelivery } from './catalogue/delivery.ts';
import { registerInstallVideos } from './catalogue/install-videos.ts';
import { registerCashback } from './membership/cashback.ts';
import { registerMembership } from './membership/routes.ts';
import { registerNewsletter } from './site/newsletter.ts';
import { registerOrders } from './orders/routes.ts';
import { registerOpinions } from './catalogue/opinions.ts';
import { registerPlans } from './catalogue/plans.ts';
import { registerCatalogue } from './catalogue/routes.ts';
import { registerSearch } from './search/routes.ts';
import { registerSite } from './site/routes.ts';
import { registerUnknownPaths } from './site/unknown-paths.ts';
import { registerTagManager } from './account/tag-manager.ts';
import { registerUnbuilt } from './unbuilt/routes.ts';

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
  registerAddresses,
  registerSite,
  registerCatalogue,
  registerOpinions,
  registerPlans,
  registerInstallVideos,
  registerSearch,
  registerCart,
  registerDelivery,
  registerCheckout,
  registerCards,
  registerOrders,
  registerMembership,
  registerCashback,
  registerNewsletter,
  registerUnknownPaths,
  registerTagManager,
  registerUnbuilt,
];

/** Every call of the contract, area by area. */
export const registerCalls = (app: FastifyInstance): void => {
  for (const register of areas) register(app);
};
