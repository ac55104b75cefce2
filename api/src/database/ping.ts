import { sql } from 'drizzle-orm';
import type { Queryable } from './connection.ts';

/** Asks the database for nothing. Throws while it does not answer. */
export const ping = async (db: Queryable): Promise<void> => {
  await db.execute(sql`select 1`);
};
