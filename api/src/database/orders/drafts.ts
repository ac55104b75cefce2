import { and, eq } from 'drizzle-orm';
import { first, schema, type Queryable } from '../connection.ts';

const { orderDraft } = schema;
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
