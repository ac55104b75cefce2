import { and, inArray, lt, not, sql } from 'drizzle-orm';
import { retainedSince } from '../domain/rights/terms.ts';
import type { Queryable } from './connection.ts';
import { keepings } from './personal-data/all.ts';
import type { Keeping, Swept } from './personal-data/personal-data.ts';
import { transact } from './transact.ts';

/** Rows of one batch: few enough that it holds its locks only briefly. */
const batch = 500;
/** Batches of one table in one round; the next round goes on. */
const batches = 20;

const sweepBatch = (
  db: Queryable,
  { table }: Keeping,
  { key, since, and: also, along, staying, change }: Swept,
  before: Date,
  now: Date,
): Promise<number> =>
  transact(db, async (transaction) => {
    const rows = await transaction
      .select({ key: sql<string | number>`${key}` })
      .from(table)
      .where(and(lt(since, before), also?.(transaction)))
      .limit(batch)
      // Locked rows are skipped: another server takes other rows, and a row in use stays.
      .for('update', { skipLocked: true });
    const keys = rows.map((row) => row.key);
    if (keys.length === 0) return 0;
    if (change) await change(transaction, keys.map(Number), now);
    else {
      await along?.(transaction, keys.map(Number));
      const over = staying && not(staying(transaction));
      await transaction.delete(table).where(and(inArray(sql`${key}`, keys), over));
    }
    return keys.length;
  });

/**
 * Does what the table of retention says (`personal-data/all.ts`) to rows that are older than it keeps them, in batches; answers
 * how many it were. Any number of servers may do it. A table whose rows do not go holds up no other.
 * @throws what the database said of the first such table, once all others are done
 */
export const deleteOldRows = async (
  db: Queryable,
  now: Date,
  isStopped: () => boolean = () => false,
): Promise<number> => {
  let done = 0;
  const failures: unknown[] = [];
  const sweep = async (keeping: Keeping, swept: Swept, before: Date): Promise<void> => {
    for (let round = 0; round < batches && !isStopped(); round += 1) {
      const count = await sweepBatch(db, keeping, swept, before, now);
      done += count;
      if (count < batch) break;
    }
  };
  for (const keeping of keepings) {
    const before = retainedSince(keeping.retention, now);
    if (!keeping.swept || before === null) continue;
    await sweep(keeping, keeping.swept, before).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
  return done;
};
