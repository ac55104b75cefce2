import { and, asc, eq, gt, isNotNull, isNull, ne } from 'drizzle-orm';
import type { OperatorRole } from '@shop/contract/operator';
import { first, schema, stored, type Queryable } from '../connection.ts';
import type { Part } from '../part.ts';

const { operatorKey } = schema;
export type KeyRow = typeof operatorKey.$inferSelect;

/** No session of a person. */
const isKey = isNull(operatorKey.personId);

/** A part of all keys, the oldest first. */
export const keysIn = (db: Queryable, { after, rows }: Part): Promise<KeyRow[]> =>
  db
    .select()
    .from(operatorKey)
    .where(and(gt(operatorKey.id, after), isKey))
    .orderBy(asc(operatorKey.id))
    .limit(rows);

/** The key or session with this hash, ended or not; null when there is none. */
export const keyByHash = (db: Queryable, hash: string): Promise<KeyRow | null> =>
  first(db.select().from(operatorKey).where(eq(operatorKey.hash, hash)));

/** A key, or a session of a person. */
export const findKey = (db: Queryable, id: number): Promise<KeyRow | null> =>
  first(db.select().from(operatorKey).where(eq(operatorKey.id, id)));

export const insertKey = (
  db: Queryable,
  values: {
    name: string;
    role: OperatorRole;
    hash: string;
    createdAt: Date;
    expiresAt: Date | null;
    personId?: number;
  },
): Promise<KeyRow> => stored('A key', db.insert(operatorKey).values(values).returning());

/** Revokes a key that holds; null for any other. */
export const endKey = (db: Queryable, id: number, now: Date): Promise<KeyRow | null> =>
  first(
    db
      .update(operatorKey)
      .set({ revokedAt: now })
      .where(and(eq(operatorKey.id, id), isKey, isNull(operatorKey.revokedAt)))
      .returning(),
  );

/** Ends a session; null for one that has ended, and for a key. */
export const endSession = (db: Queryable, keyId: number, now: Date): Promise<KeyRow | null> =>
  first(
    db
      .update(operatorKey)
      .set({ revokedAt: now })
      .where(and(eq(operatorKey.id, keyId), isNotNull(operatorKey.personId), isNull(operatorKey.revokedAt)))
      .returning(),
  );

/** Ends every session of a person, or all but one. */
export const endSessions = async (db: Queryable, personId: number, now: Date, but = 0): Promise<void> => {
  const others = and(eq(operatorKey.personId, personId), ne(operatorKey.id, but), isNull(operatorKey.revokedAt));
  await db.update(operatorKey).set({ revokedAt: now }).where(others);
};
