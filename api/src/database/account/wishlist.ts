import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { schema, selectRows, type Queryable } from '../connection.ts';

const { wishlistItem } = schema;
export type WishlistRow = typeof wishlistItem.$inferSelect;

const newestFirst = [desc(wishlistItem.createdAt), desc(wishlistItem.id)] as const;

/** The list of an owner (as ownerKey() gives it), newest first. */
export const wishlistOf = (db: Queryable, owner: string): Promise<WishlistRow[]> =>
  db
    .select()
    .from(wishlistItem)
    .where(eq(wishlistItem.owner, owner))
    .orderBy(...newestFirst);

export const wishlistPage = (db: Queryable, owner: string, limit: number, offset: number): Promise<WishlistRow[]> =>
  db
    .select()
    .from(wishlistItem)
    .where(eq(wishlistItem.owner, owner))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);

export const wishlistLength = async (db: Queryable, owner: string): Promise<number> => {
  const [row] = await db.select({ length: count() }).from(wishlistItem).where(eq(wishlistItem.owner, owner));
  return row?.length ?? 0;
};

/** Ids of a product's variants on an owner's list. */
export const wishlistVariants = async (
  db: Queryable,
  owner: string,
  productId: number,
): Promise<ReadonlySet<number>> => {
  const rows = await db
    .select({ variantId: wishlistItem.variantId })
    .from(wishlistItem)
    .where(and(eq(wishlistItem.owner, owner), eq(wishlistItem.productId, productId)));
  return new Set(rows.flatMap(({ variantId }) => variantId ?? []));
};

type NewItem = Omit<typeof wishlistItem.$inferInsert, 'id'>;

/** Puts an item on the list; one that stands there already stays as it is. */
export const addToWishlist = async (db: Queryable, item: NewItem): Promise<void> => {
  await db.insert(wishlistItem).values(item).onConflictDoNothing();
};

/** An item by its own id, by the saved line that it came from, or by what it is. */
export type WishlistItemKey =
  | { itemId: number }
  | { laterItemId: number }
  | { productId: number; variantId: number | null };

const whichIs = (which: WishlistItemKey) => {
  if ('itemId' in which) return eq(wishlistItem.id, which.itemId);
  if ('laterItemId' in which) return eq(wishlistItem.laterItemId, which.laterItemId);
  const { productId, variantId } = which;
  const variant = variantId === null ? isNull(wishlistItem.variantId) : eq(wishlistItem.variantId, variantId);
  return and(eq(wishlistItem.productId, productId), variant);
};

/** Takes an item off the list; false when it is not there. */
export const removeFromWishlist = async (db: Queryable, owner: string, which: WishlistItemKey): Promise<boolean> => {
  const removed = await db
    .delete(wishlistItem)
    .where(and(eq(wishlistItem.owner, owner), whichIs(which)))
    .returning({ id: wishlistItem.id });
  return removed.length > 0;
};

interface Joined {
  product_id: number;
  child_id: number | null;
}

/** Moves one list into another. Answers the items that the other did not have. */
export const mergeWishlist = async (db: Queryable, from: string, to: string): Promise<Joined[]> => {
  const joined = await selectRows<Joined>(
    db,
    sql`insert into wishlist_item (owner, product_id, variant_id, later_item_id, quantity, created_at)
      select ${to}, product_id, variant_id, later_item_id, quantity, created_at
      from wishlist_item where owner = ${from} order by id
      on conflict do nothing
      returning product_id, variant_id as child_id`,
  );
  await db.delete(wishlistItem).where(eq(wishlistItem.owner, from));
  return joined;
};
