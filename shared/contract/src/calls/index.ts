// A line for each file of this folder: `pnpm indexes` writes them.
import { accountCalls } from './account.ts';
import { addressCalls } from './address.ts';
import { afterOrderCalls } from './after-order.ts';
import { alertsCalls } from './alerts.ts';
import { bestPriceCalls } from './best-price.ts';
import { blogCalls } from './blog.ts';
import { browseCalls } from './browse.ts';
import { cartCalls } from './cart.ts';
import { catalogueCalls } from './catalogue.ts';
import { checkoutCalls } from './checkout.ts';
import { deliveredPriceCalls } from './delivered-price.ts';
import { deliveryServicesCalls } from './delivery-services.ts';
import { deliverySlotsCalls } from './delivery-slots.ts';
import { identityCalls } from './identity.ts';
import { listsCalls } from './lists.ts';
import { membershipCalls } from './membership.ts';
import { ordersCalls } from './orders.ts';
import { ownDataCalls } from './own-data.ts';
import { pastOrdersCalls } from './past-orders.ts';
import { paymentCalls } from './payment.ts';
import { peopleLikeMeCalls } from './people-like-me.ts';
import { personalCalls } from './personal.ts';
import { plusCalls } from './plus.ts';
import { pointsCalls } from './points.ts';
import { programmeCalls } from './programmes.ts';
import { promotionCalls } from './promotions.ts';
import { pushCalls } from './push.ts';
import { referralCalls } from './referral.ts';
import { reviewAspectsCalls } from './review-aspects.ts';
import { searchCalls } from './search.ts';
import { similarProductsCalls } from './similar-products.ts';
import { singlePagePayCalls } from './single-page-pay.ts';
import { siteCalls } from './site.ts';
import { swatchesCalls } from './swatches.ts';
import { wheelCalls } from './wheel.ts';
import { willItFitCalls } from './will-it-fit.ts';

/** Every call of the API once: the client and the API read the same table. */
export const calls = {
  ...accountCalls,
  ...addressCalls,
  ...afterOrderCalls,
  ...alertsCalls,
  ...bestPriceCalls,
  ...blogCalls,
  ...browseCalls,
  ...cartCalls,
  ...catalogueCalls,
  ...checkoutCalls,
  ...deliveredPriceCalls,
  ...deliveryServicesCalls,
  ...deliverySlotsCalls,
  ...identityCalls,
  ...listsCalls,
  ...membershipCalls,
  ...ordersCalls,
  ...ownDataCalls,
  ...pastOrdersCalls,
  ...paymentCalls,
  ...peopleLikeMeCalls,
  ...personalCalls,
  ...plusCalls,
  ...pointsCalls,
  ...programmeCalls,
  ...promotionCalls,
  ...pushCalls,
  ...referralCalls,
  ...reviewAspectsCalls,
  ...searchCalls,
  ...similarProductsCalls,
  ...singlePagePayCalls,
  ...siteCalls,
  ...swatchesCalls,
  ...wheelCalls,
  ...willItFitCalls,
};
export type CallName = keyof typeof calls;
