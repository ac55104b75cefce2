import { accountSchemas } from './account.ts';
import { addressSchemas } from './address.ts';
import { cartSchemas } from './cart.ts';
import { catalogueSchemas } from './catalogue.ts';
import { checkoutSchemas } from './checkout.ts';
import { laterSchemas } from './later/index.ts';
import { membershipSchemas } from './membership.ts';
import { ordersSchemas } from './orders.ts';
import { searchSchemas } from './search.ts';
import { siteSchemas } from './site.ts';

/** The schema of every call, under the call's name. For the API and tests; browsers import only types of it. */
export const schemas = {
  ...accountSchemas,
  ...addressSchemas,
  ...siteSchemas,
  ...catalogueSchemas,
  ...searchSchemas,
  ...cartSchemas,
  ...checkoutSchemas,
  ...ordersSchemas,
  ...membershipSchemas,
  ...laterSchemas,
};
export type { CallSchema } from './definition.ts';
export { commonErrors, unbuiltError } from './errors.ts';
