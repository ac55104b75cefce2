import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connection.ts';

/** Notes a change of the whole site, after which nothing is kept of what was read before. */
export const noteSiteChange = async (db: Queryable): Promise<void> => {
  await db.execute(sql`insert into page_change (tags) values ('{*}')`);
};
