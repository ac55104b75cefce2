import { Type, type Static } from 'typebox';
import type { accountCustomerFields } from './customer-fields/account.ts';
import { customerFields } from './customer-fields/index.ts';
import { Count, Id, Instant, nullable, oneOf, optional, record, Text } from './fields.ts';

/** Customer, also called user info (ACC-001). */
export const Customer = record(customerFields);
export type Customer = Static<typeof Customer>;
/** Those of its fields that features bring. */
export type CustomerFieldsOfFeatures = Omit<Customer, keyof typeof accountCustomerFields>;

/** ACC-002. */
export const AccountInit = record({
  ...customerFields,
  wishlist: Type.Array(record({ product_id: Id, child_id: nullable(Id), item_id: Id })),
  customer_verify: Type.Boolean(),
  is_general: Type.Boolean(),
  is_old_user: Type.Boolean(),
  play_birthday_wishes: Type.Boolean(),
});
export type AccountInit = Static<typeof AccountInit>;

/** Put by a sign-in into a cart that was not empty: `qty` units of a line that had `qty_before`, 0 for a new one. */
export const MergedCart = record({
  items: Type.Array(record({ item_id: Id, qty: Count, qty_before: Count, plan_added: Type.Boolean() })),
  coupon_added: Type.Boolean(),
});
export type MergedCart = Static<typeof MergedCart>;

/** Something that came onto a customer's wishlist. */
const WishlistedProduct = record({ product_id: Id, child_id: nullable(Id) });

/** Chosen by this visit before a sign-in, and the customer's now. This project's own; absent when nothing was joined. */
export const mergedFields = {
  merged_cart: optional(MergedCart),
  merged_wishlist: optional(Type.Array(WishlistedProduct)),
  /** Products that were looked at and are new to the customer's list. */
  merged_viewed: optional(Type.Array(Id)),
};

/** A null token means that the person is not signed in. */
export const SignInResult = record({
  token: nullable(Text),
  verify_status: Type.Boolean(),
  entity_id: nullable(Id),
  /**
   * The code or link is right, but this browser is not signed in to the account: `confirmEmail` takes this token within
   * ten minutes. This project's own.
   */
  confirm_token: optional(Text),
  /**
   * With `verify_status` false: whether a letter with a code went out with this answer; too many letters hold back the
   * next. This project's own.
   */
  code_sent: optional(Type.Boolean()),
  ...mergedFields,
});
export type SignInResult = Static<typeof SignInResult>;

/** One place where a customer is signed in. This project's own. */
export const Session = record({
  id: Id,
  /** The one that asks. */
  is_current: Type.Boolean(),
  /** Such as "Chrome" and "Android"; null where the browser did not say. */
  browser: nullable(Text),
  system: nullable(Text),
  started_at: Instant,
  /** The page that asked to sign in, where the sign-in said so. */
  started_from: nullable(oneOf(['shippingcart'])),
  last_seen_at: Instant,
});
export type Session = Static<typeof Session>;
