/**
 * The order in which a transaction locks rows. Two transactions that lock the same rows in the same order wait for each
 * other at most once and never in a circle, so none of them dies of a deadlock.
 *
 * First come rows of one person, for which only that person's own calls wait; then rows that everybody shares, which
 * are so held as briefly as possible. Within a table rows are locked by their key, ascending. Shared rows come product
 * by product, and a product before its variants.
 *
 * Counted as locks: `select … for update`, `update`, `delete` and `insert … on conflict do update`. A plain insert
 * makes a row that nobody else can see yet and may stand anywhere, and a row that the transaction has locked may be
 * changed again at any time. So may one stand anywhere that is locked without waiting for it (`skip locked`). A
 * person's row is locked with `for no key update`, which keeps out everybody who locks it, yet lets others add rows
 * that refer to it.
 *
 * The tables that lists read (`listing`, `listing_place`) are written by triggers while the product's own row is
 * locked, by nobody else, and so have no place of their own.
 *
 * `lock-order.test.ts` reads the statements of placing, giving up, cancelling, sending, returning and paying for Plus+.
 */
export const lockOrder = [
  'guest',
  // Signing in merges the guest's cart and lists; the guest's cart is locked before the customer's.
  'cart',
  'order_token',
  'cart_item',
  'programme_application',
  'customer',
  'plus_order',
  // Who writes to a friend.
  'friend_reader',
  'customer_order',
  'shipment',
  'order_return',
  'provider_operation',
  'payment_nonce',
  'tip_donation',
  'customer_coupon',
  'plus_invitation',
  // Banners and pages that begin, before where they stand.
  'content_plan',
  'site_document',
  'content_page',
  'system_note',
  // Prices that begin, before the products that they are of.
  'price_plan',
  'product',
  'product_variant',
  'coupon',
  // How many letters an address has had.
  'attempt',
] as const;
