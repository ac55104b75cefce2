import { sql } from 'drizzle-orm';
import { selectRows, type Queryable } from '../database/connection.ts';

/** Resolves once so many statements wait for locks of others, as the database itself says. */
export const statementsWait = async (db: Queryable, count = 1): Promise<void> => {
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while ((await selectRows(db, waiting)).length < count);
};
