import { and, eq, gt, isNull } from 'drizzle-orm';
import { fingerprint, newToken } from '../../domain/account/tokens.ts';
import { schema, type Queryable, first } from '../connection.ts';

const { orderToken, orderDraft } = schema;

export type DraftRow = typeof orderDraft.$inferSelect;

export const forgetDraft = async (db: Queryable, owner: string): Promise<void> => {
  await db.delete(orderDraft).where(eq(orderDraft.owner, owner));
};

/** Stores a draft in place of the one that its owner had. */
export const replaceDraft = async (db: Queryable, draft: DraftRow): Promise<void> => {
  await forgetDraft(db, draft.owner);
  await db.insert(orderDraft).values(draft);
};

/** This owner's draft of this id, or null. */
export const findDraft = (db: Queryable, owner: string, id: string): Promise<DraftRow | null> =>
  first(
    db
      .select()
      .from(orderDraft)
      .where(and(eq(orderDraft.owner, owner), eq(orderDraft.id, id))),
  );

/** How long a token can be ordered with; in ms. */
const tokenLifetime = 60 * 60 * 1000;

/** Stores a new token for an order of this owner's (API-120). */
export const storeOrderToken = async (
  db: Queryable,
  owner: string,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> => {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + tokenLifetime);
  await db.insert(orderToken).values({ hash: fingerprint(token), owner, expiresAt });
  return { token, expiresAt };
};

/** Takes back what this owner has not ordered with yet. */
export const forgetOrderTokens = async (db: Queryable, owner: string): Promise<void> => {
  await db.delete(orderToken).where(and(eq(orderToken.owner, owner), isNull(orderToken.usedBy)));
};

/** Uses this owner's token up for an order; false for one that is used, has ended or is not theirs. */
export const useOrderToken = async (
  transaction: Queryable,
  token: string,
  owner: string,
  usedBy: string,
  now: Date,
): Promise<boolean> => {
  const usable = and(isNull(orderToken.usedBy), gt(orderToken.expiresAt, now));
  const used = await transaction
    .update(orderToken)
    .set({ usedBy })
    .where(and(eq(orderToken.hash, fingerprint(token)), eq(orderToken.owner, owner), usable))
    .returning({ hash: orderToken.hash });
  return used.length === 1;
};
