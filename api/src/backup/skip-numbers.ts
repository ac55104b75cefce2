import { sql } from 'drizzle-orm';
import { selectRows, type Queryable } from '../database/connection.ts';

/** More than a shop gives of any number between two backups. */
const skipped = 100_000;

/**
 * Lets every number that the database gives begin `100,000` later. What was given after a backup is known outside:
 * an order's number to its customer, the key of a refund to the payment provider, which would take the next one for it.
 */
export const skipNumbers = async (db: Queryable): Promise<void> => {
  await selectRows(
    db,
    sql`select setval(format('%I.%I', schemaname, sequencename)::regclass,
      coalesce(last_value, start_value) + ${skipped})
      from pg_sequences where schemaname = 'public'`,
  );
};
