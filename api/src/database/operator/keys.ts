import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { OperatorRole } from '@shop/contract/operator';
import { first, schema, stored, type Queryable } from '../connection.ts';
import type { Part } from '../part.ts';

const { operatorKey } = schema;
export type KeyRow = typeof operatorKey.$inferSelect;

/** A part of all keys, the oldest first. */
export const keysIn = (db: Queryable, { after, rows }: Part): Promise<KeyRow[]> =>
  db.select().from(operatorKey).where(gt(operatorKey.id, after)).orderBy(asc(operatorKey.id)).limit(rows);

/** The key with this hash, revoked or not; null when there is none. */
export const keyByHash = (db: Queryable, hash: string): Promise<KeyRow | null> =>
  first(db.select().from(operatorKey).where(eq(operatorKey.hash, hash)));

export const findKey = (db: Queryable, id: number): Promise<KeyRow | null> =>
  first(db.select().from(operatorKey).where(eq(operatorKey.id, id)));

export const insertKey = (
  db: Queryable,
  values: { name: string; role: OperatorRole; hash: string; createdAt: Date },
): Promise<KeyRow> => stored('A key', db.insert(operatorKey).values(values).returning());

/** Revokes a key that holds; null for any other. */
export const endKey = (db: Queryable, id: number, now: Date): Promise<KeyRow | null> =>
  first(
    db
      .update(operatorKey)
      .set({ revokedAt: now })
      .where(and(eq(operatorKey.id, id), isNull(operatorKey.revokedAt)))
      .returning(),
  );
