import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { OperatorRole } from '@shop/contract/operator';
import { schema, type Queryable } from '../connection.ts';
import type { Part } from '../part.ts';

const { operatorKey } = schema;
export type KeyRow = typeof operatorKey.$inferSelect;

/** A part of all keys, the oldest first. */
export const keysIn = (db: Queryable, { after, rows }: Part): Promise<KeyRow[]> =>
  db.select().from(operatorKey).where(gt(operatorKey.id, after)).orderBy(asc(operatorKey.id)).limit(rows);

/** The key with this hash, revoked or not; null when there is none. */
export const keyByHash = async (db: Queryable, hash: string): Promise<KeyRow | null> => {
  const [row] = await db.select().from(operatorKey).where(eq(operatorKey.hash, hash));
  return row ?? null;
};

export const findKey = async (db: Queryable, id: number): Promise<KeyRow | null> => {
  const [row] = await db.select().from(operatorKey).where(eq(operatorKey.id, id));
  return row ?? null;
};

export const insertKey = async (
  db: Queryable,
  values: { name: string; role: OperatorRole; hash: string; createdAt: Date },
): Promise<KeyRow> => {
  const [row] = await db.insert(operatorKey).values(values).returning();
  if (!row) throw new Error('A key was not stored');
  return row;
};

/** Revokes a key that holds; null for any other. */
export const endKey = async (db: Queryable, id: number, now: Date): Promise<KeyRow | null> => {
  const [row] = await db
    .update(operatorKey)
    .set({ revokedAt: now })
    .where(and(eq(operatorKey.id, id), isNull(operatorKey.revokedAt)))
    .returning();
  return row ?? null;
};
