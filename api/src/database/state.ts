import { readMigrationFiles } from 'drizzle-orm/migrator';
import { sql } from 'drizzle-orm';
import type { Connection, Queryable } from './connection.ts';
import { migrationsFolder } from './migrations.ts';

/** Asks the database for nothing. Throws while it does not answer. */
export const ping = async (db: Queryable): Promise<void> => {
  await db.execute(sql`select 1`);
};

/** `behind`: it lacks migrations of this version. One that is ahead serves both while servers are replaced. */
export type DatabaseState = 'ready' | 'behind' | 'away';

const own = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));

/** Asks for the state, waiting `limit` ms at most; who asks meanwhile gets the same answer, so it is one connection. */
export const databaseStateOf = ({ latestMigration }: Pick<Connection, 'latestMigration'>, limit: number) => {
  const look = async (): Promise<DatabaseState> => {
    try {
      return (await latestMigration(limit)) >= own ? 'ready' : 'behind';
    } catch {
      return 'away';
    }
  };
  let looking: Promise<DatabaseState> | null = null;
  return (): Promise<DatabaseState> => {
    looking ??= look().finally(() => (looking = null));
    return looking;
  };
};
