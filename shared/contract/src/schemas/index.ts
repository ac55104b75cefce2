// A line for each file of this folder: `pnpm indexes` writes them.
import { accountSchemas } from './account.ts';
import { addressSchemas } from './address.ts';
import { afterOrderSchemas } from './after-order.ts';
import { alertsSchemas } from './alerts.ts';
import { bestPriceSchemas } from './best-price.ts';
import { blogSchemas } from './blog.ts';
import { browseSchemas } from './browse.ts';
import { cartSchemas } from './cart.ts';
import { catalogueSchemas } from './catalogue.ts';
import { checkoutSchemas } from './checkout.ts';
import { deliveredPriceSchemas } from './delivered-price.ts';
import { deliveryServicesSchemas } from './delivery-services.ts';
import { deliverySlotsSchemas } from './delivery-slots.ts';
import { identitySchemas } from './identity.ts';
import { listsSchemas } from './lists.ts';
import { membershipSchemas } from './membership.ts';
import { ordersSchemas } from './orders.ts';
import { ownDataSchemas } from './own-data.ts';
import { pastOrdersSchemas } from './past-orders.ts';
import { paymentSchemas } from './payment.ts';
import { peopleLikeMeSchemas } from './people-like-me.ts';
import { personalSchemas } from './personal.ts';
import { plusSchemas } from './plus.ts';
import { pointsSchemas } from './points.ts';
import { programmeSchemas } from './programmes.ts';
import { promotionSchemas } from './promotions.ts';
import { pushSchemas } from './push.ts';
import { referralSchemas } from './referral.ts';
import { reviewAspectsSchemas } from './review-aspects.ts';
import { searchSchemas } from './search.ts';
import { similarProductsSchemas } from './similar-products.ts';
import { singlePagePaySchemas } from './single-page-pay.ts';
import { siteSchemas } from './site.ts';
import { swatchesSchemas } from './swatches.ts';
import { wheelSchemas } from './wheel.ts';
import { willItFitSchemas } from './will-it-fit.ts';

/** The schema of every call, under the call's name. For the API and tests; browsers import only types of it. */
export const schemas = {
  ...accountSchemas,
  ...addressSchemas,
  ...afterOrderSchemas,
  ...alertsSchemas,
  ...bestPriceSchemas,
  ...blogSchemas,
  ...browseSchemas,
  ...cartSchemas,
  ...catalogueSchemas,
  ...checkoutSchemas,
  ...deliveredPriceSchemas,
  ...deliveryServicesSchemas,
  ...deliverySlotsSchemas,
  ...identitySchemas,
  ...listsSchemas,
  ...membershipSchemas,
  ...ordersSchemas,
  ...ownDataSchemas,
  ...pastOrdersSchemas,
  ...paymentSchemas,
  ...peopleLikeMeSchemas,
  ...personalSchemas,
  ...plusSchemas,
  ...pointsSchemas,
  ...programmeSchemas,
  ...promotionSchemas,
  ...pushSchemas,
  ...referralSchemas,
  ...reviewAspectsSchemas,
  ...searchSchemas,
  ...similarProductsSchemas,
  ...singlePagePaySchemas,
  ...siteSchemas,
  ...swatchesSchemas,
  ...wheelSchemas,
  ...willItFitSchemas,
};
export type { CallSchema } from './definition.ts';
export { commonErrors } from './errors.ts';
