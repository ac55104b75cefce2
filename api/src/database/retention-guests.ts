import { and, inArray, isNull } from 'drizzle-orm';
import { ownerKey } from '../domain/account/identity.ts';
import { schema, type Queryable } from './connection.ts';

const { cart, recentlyViewed, reviewVote, tipDonation, wishlistItem } = schema;

/** Deletes what belongs to these guests: carts with their items, lists, votes, and unpaid donations. */
export const forgetGuests = async (transaction: Queryable, ids: readonly number[]): Promise<void> => {
  const owners = ids.map((guestId) => ownerKey({ kind: 'guest', guestId }));
  await transaction.delete(cart).where(inArray(cart.guestId, [...ids]));
  await transaction.delete(tipDonation).where(and(inArray(tipDonation.owner, owners), isNull(tipDonation.orderNumber)));
  await transaction.delete(wishlistItem).where(inArray(wishlistItem.owner, owners));
  await transaction.delete(recentlyViewed).where(inArray(recentlyViewed.owner, owners));
  await transaction.delete(reviewVote).where(inArray(reviewVote.voter, owners));
};
