import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { closeChecks } from './checks.ts';
import type { Queryable } from './connection.ts';
import { migrationsFolder } from './migrations.ts';
import { refuseOldStore } from './old-store.ts';
import { sqlStateOf } from './sql-state.ts';

type NodeDatabase = Parameters<typeof migrate>[0];

/** How long a migration waits for a table that somebody uses, in ms: whoever comes after it waits as long. */
const lockTimeout = 2_000;
/** How long the table is left to the others before it is tried again, in ms. */
const pause = 1_000;
/** After this many tries, about five minutes, the migration is given up. */
const mostTries = 100;
/** `lock_not_available`, and `deadlock_detected` of a migration that has several tables. */
const isLocked = (error: unknown): boolean => ['55P03', '40P01'].includes(sqlStateOf(error) ?? '');

/**
 * Brings a PostgreSQL server up to date, while the release before goes on serving: a change of a table that a long
 * statement holds is taken back and tried again, so that no request waits behind it for long. All migrations that
 * are pending are one transaction; what they leave to be looked at afterwards comes after it.
 * @throws OldStoreError for a store that this version cannot bring up to date
 * @throws the server's error, 55P03 where a table was held too long
 */
export const migrateServer = async (db: Queryable, folder = migrationsFolder): Promise<void> => {
  await refuseOldStore(db, folder);
  await db.execute(sql.raw(`set lock_timeout = ${lockTimeout}`));
  for (let tries = 1; ; tries += 1) {
    try {
      await migrate(db as NodeDatabase, { migrationsFolder: folder }); // a server's, made by toDrizzle
      break;
    } catch (error) {
      if (!isLocked(error) || tries === mostTries) throw error;
      await wait(pause);
    }
  }
  await closeChecks(db);
  await db.execute(sql`set lock_timeout = 0`);
};
