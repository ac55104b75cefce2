import { and, eq, inArray, lt, notExists, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { tokenLifetime } from '../domain/account/tokens.ts';
import { schema, type Queryable } from './connection.ts';
import { forgetGuests } from './retention-guests.ts';
import { transact } from './transact.ts';

const {
  accessToken,
  attempt,
  contactMessage,
  emailCode,
  guest,
  mail,
  oneTimeCode,
  order,
  orderDraft,
  orderToken,
  outgoingLetter,
} = schema;
const { pageChange, payment, providerOperation, unknownPath } = schema;
const day = 24 * 60 * 60 * 1000;

/** Rows of a table that are deleted when they are old enough. */
interface Retention {
  readonly table: PgTable;
  readonly key: PgColumn | SQL;
  /** From when on a row's age counts. */
  readonly since: PgColumn;
  /** Milliseconds that it is kept from then on. */
  readonly kept: number;
  /** What else has to be true. */
  readonly and?: (db: Queryable) => SQL;
  /** Deletes what belongs to the rows with these keys, before they are deleted and in the same transaction. */
  readonly along?: (transaction: Queryable, keys: readonly number[]) => Promise<void>;
}

/**
 * How long rows are kept that people make who have not signed in (X-074). Carts and lists of customers are not among
 * them. A guest goes once its last token has, with its cart and lists; one that has ordered stays, because its orders
 * are read as the guest's.
 */
export const retentions: readonly Retention[] = [
  { table: accessToken, key: accessToken.hash, since: accessToken.expiresAt, kept: day },
  { table: attempt, key: attempt.key, since: attempt.windowEndsAt, kept: day },
  // Three columns are its key; a row that is locked stays where it is.
  { table: oneTimeCode, key: sql`ctid`, since: oneTimeCode.expiresAt, kept: day },
  { table: emailCode, key: emailCode.email, since: emailCode.expiresAt, kept: day },
  { table: orderDraft, key: orderDraft.id, since: orderDraft.createdAt, kept: 7 * day },
  { table: orderToken, key: orderToken.hash, since: orderToken.expiresAt, kept: day },
  { table: mail, key: mail.id, since: mail.createdAt, kept: 30 * day },
  { table: outgoingLetter, key: outgoingLetter.id, since: outgoingLetter.sentAt, kept: 30 * day },
  // Its pictures go with it. Two years: as long as what was bought may still be asked about.
  { table: contactMessage, key: contactMessage.id, since: contactMessage.createdAt, kept: 730 * day },
  // Web servers ask each second; one that was away for longer begins anew.
  { table: pageChange, key: pageChange.id, since: pageChange.createdAt, kept: day / 24 },
  { table: unknownPath, key: unknownPath.path, since: unknownPath.lastVisitAt, kept: 90 * day },
  {
    // Payments without an order, with nothing open and nothing paid back.
    table: payment,
    key: payment.nonce,
    since: payment.expiresAt,
    kept: 30 * day,
    and: (db) =>
      sql`${payment.usedBy} is null and ${payment.watchAt} is null and ${payment.refundReference} is null
        and ${notExists(
          db
            .select({ one: sql`1` })
            .from(providerOperation)
            .where(eq(providerOperation.payment, payment.nonce)),
        )}`,
  },
  {
    table: guest,
    key: guest.id,
    since: guest.createdAt,
    kept: tokenLifetime.guest,
    and: (db) =>
      sql`${notExists(
        db
          .select({ one: sql`1` })
          .from(accessToken)
          .where(eq(accessToken.guestId, guest.id)),
      )}
        and ${notExists(
          db
            .select({ one: sql`1` })
            .from(order)
            .where(eq(order.guestId, guest.id)),
        )}`,
    along: forgetGuests,
  },
];

/** Rows of one delete: few enough that it holds its locks only briefly. */
const batch = 500;
/** Deletes of one table in one round; the next round goes on. */
const batches = 20;

const deleteBatch = (db: Queryable, { table, key, since, kept, and: also, along }: Retention, now: Date) =>
  transact(db, async (transaction) => {
    const before = new Date(now.getTime() - kept);
    const rows = await transaction
      .select({ key: sql<string | number>`${key}` })
      .from(table)
      .where(and(lt(since, before), also?.(transaction)))
      .limit(batch)
      // Locked rows are skipped: another server takes other rows, and a row in use stays.
      .for('update', { skipLocked: true });
    const keys = rows.map((row) => row.key);
    if (keys.length === 0) return 0;
    await along?.(transaction, keys.map(Number));
    await transaction.delete(table).where(inArray(sql`${key}`, keys));
    return keys.length;
  });

/** Deletes what is older than its retention, in batches; answers how many rows went. Any number of servers may do it. */
export const deleteOldRows = async (
  db: Queryable,
  now: Date,
  isStopped: () => boolean = () => false,
): Promise<number> => {
  let deleted = 0;
  for (const retention of retentions) {
    for (let round = 0; round < batches && !isStopped(); round += 1) {
      const count = await deleteBatch(db, retention, now);
      deleted += count;
      if (count < batch) break;
    }
  }
  return deleted;
};
