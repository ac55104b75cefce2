import { and, eq, sql } from 'drizzle-orm';
import type { CustomerIdentity, GuestIdentity } from '../../domain/account/identity.ts';
import { messages } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { first, schema, type Queryable } from '../connection.ts';

const { cart, cartItem } = schema;
export type CartRow = typeof cart.$inferSelect;
export type CartItemRow = typeof cartItem.$inferSelect;

/** The part of a shopper that identifies their cart. */
export type CartOwner = Pick<CustomerIdentity, 'kind' | 'customerId'> | Pick<GuestIdentity, 'kind' | 'guestId'>;

const owner = (shopper: CartOwner) =>
  shopper.kind === 'customer' ? { customerId: shopper.customerId } : { guestId: shopper.guestId };
const owned = (shopper: CartOwner) =>
  shopper.kind === 'customer' ? eq(cart.customerId, shopper.customerId) : eq(cart.guestId, shopper.guestId);

export const findCart = (db: Queryable, shopper: CartOwner): Promise<CartRow | null> =>
  first(db.select().from(cart).where(owned(shopper)));

/**
 * The shopper's cart, created if needed and locked until the transaction ends, so that changes run one after the other.
 * @throws ShopError 401 for an account that was deleted meanwhile
 */
export const lockCart = async (transaction: Queryable, shopper: CartOwner): Promise<CartRow> => {
  await transaction.insert(cart).values(owner(shopper)).onConflictDoNothing();
  const [row] = await transaction.select().from(cart).where(owned(shopper)).for('update');
  // Its owner has left while this waited: the account was deleted, or the guest's time was over.
  if (!row) throw new ShopError(401, messages.signInNeeded);
  return row;
};

export const updateCart = async (
  db: Queryable,
  id: number,
  values: Partial<Omit<CartRow, 'id' | 'customerId' | 'guestId' | 'updatedAt'>>,
): Promise<void> => {
  await db
    .update(cart)
    .set({ ...values, updatedAt: new Date() })
    .where(eq(cart.id, id));
};

export const findItem = (db: Queryable, cartId: number, itemId: number): Promise<CartItemRow | null> =>
  first(
    db
      .select()
      .from(cartItem)
      .where(and(eq(cartItem.id, itemId), eq(cartItem.cartId, cartId))),
  );

/** The line of one product and variant, in the cart or (`saved`) in the list for later. */
export const findLine = (
  db: Queryable,
  cartId: number,
  productId: number,
  variantId: number | null,
  saved = false,
): Promise<CartItemRow | null> =>
  first(
    db
      .select()
      .from(cartItem)
      .where(
        and(
          eq(cartItem.cartId, cartId),
          eq(cartItem.productId, productId),
          sql`${cartItem.variantId} is not distinct from ${variantId}`,
          eq(cartItem.saved, saved),
        ),
      ),
  );

export const countLines = (db: Queryable, cartId: number, saved: boolean): Promise<number> =>
  db.$count(cartItem, and(eq(cartItem.cartId, cartId), eq(cartItem.saved, saved)));

export const insertItem = async (db: Queryable, values: typeof cartItem.$inferInsert): Promise<void> => {
  await db.insert(cartItem).values(values);
};

export const updateItem = async (
  db: Queryable,
  id: number,
  values: Partial<Pick<CartItemRow, 'quantity' | 'variantId' | 'planTerm' | 'saved' | 'cartId'>>,
): Promise<void> => {
  await db.update(cartItem).set(values).where(eq(cartItem.id, id));
};

export const deleteItem = async (db: Queryable, id: number): Promise<void> => {
  await db.delete(cartItem).where(eq(cartItem.id, id));
};
