import { type Static } from 'typebox';
import { ProductCard } from './catalogue.ts';
import { Count, Id, nullable, optional, record } from './fields.ts';

/**
 * Wishlist item (ACC-003). `child_id` is the chosen variant; `later_item_id` where it came from the save-for-later
 * list.
 */
export const WishlistItem = record({
  product_id: Id,
  child_id: nullable(Id),
  item_id: Id,
  later_item_id: nullable(Id),
  qty: Count,
});
export type WishlistItem = Static<typeof WishlistItem>;

/** A wishlist item with what its page shows of the product; null for a product that is gone. */
export const WishlistEntry = record({ ...WishlistItem.properties, product: nullable(ProductCard) });
export type WishlistEntry = Static<typeof WishlistEntry>;

/** From the heart, both to add and to delete (API-022, API-024). */
export const WishlistInput = record({
  product_id: Id,
  child_id: optional(Id),
  item_id: optional(Id),
  later_item_id: optional(Id),
  qty: optional(Id),
});
export type WishlistInput = Static<typeof WishlistInput>;
