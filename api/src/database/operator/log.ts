import { and, desc, eq, lt } from 'drizzle-orm';
import type { Change, Operator } from '../../domain/operator/operator.ts';
import { schema, type Queryable } from '../connection.ts';
import type { Part } from '../part.ts';
import { pieces } from './goods.ts';

const { operatorKey, operatorLog } = schema;

/** Writes down who changed what; in the transaction of the change, so that neither is there without the other. */
export const logChange = async (
  transaction: Queryable,
  { keyId }: Operator,
  { subject, ...change }: Change,
  now: Date,
): Promise<void> => {
  await transaction.insert(operatorLog).values({ ...change, subject: String(subject), keyId, at: now });
};

/** Writes down many changes of one kind at once. */
export const logChanges = async (
  transaction: Queryable,
  changes: readonly { by: Operator; change: Change }[],
  now: Date,
): Promise<void> => {
  const rows = changes.map(({ by, change: { subject, ...change } }) => ({
    ...change,
    subject: String(subject),
    keyId: by.keyId,
    at: now,
  }));
  for (const some of pieces(rows)) await transaction.insert(operatorLog).values(some);
};

/** A part of what was changed, with the keys, the newest first; `after` 0 begins at the newest. */
export const changesIn = (db: Queryable, { after, rows }: Part, subject?: string) =>
  db
    .select({ change: operatorLog, key: operatorKey })
    .from(operatorLog)
    .leftJoin(operatorKey, eq(operatorKey.id, operatorLog.keyId))
    .where(
      and(
        after > 0 ? lt(operatorLog.id, after) : undefined,
        subject === undefined ? undefined : eq(operatorLog.subject, subject),
      ),
    )
    .orderBy(desc(operatorLog.id))
    .limit(rows);
