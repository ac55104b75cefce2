import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { selectRows, type Queryable } from './connection.ts';
import { latestMigrationQuery } from './migrations.ts';
import { noSuchTable, sqlStateOf } from './sql-state.ts';

/** A store of a release whose migrations are not there any more; the message is one line for a person. */
export class OldStoreError extends Error {
  override name = 'OldStoreError';
}

const latestMigration = async (db: Queryable): Promise<number> => {
  try {
    const [row] = await selectRows<{ latest: string }>(db, sql.raw(latestMigrationQuery));
    return Number(row?.latest);
  } catch (error) {
    if (sqlStateOf(error) === noSuchTable) return 0;
    throw error;
  }
};

/**
 * The first migration makes an empty database what all up to `0050_review_state` made it, and is dated as that one: a store
 * that has them skips it, and one that has only some of them cannot be brought up to date from here.
 * @throws OldStoreError for such a store, which is left as it is
 */
export const refuseOldStore = async (db: Queryable, folder: string): Promise<void> => {
  const latest = await latestMigration(db);
  const [first] = readMigrationFiles({ migrationsFolder: folder });
  if (latest === 0 || !first || latest >= first.folderMillis) return;
  throw new OldStoreError(
    'The database is of a release before migration 0050_review_state, with which this version begins. Migrate it with the last release that has that migration first, then with this one (docs/how-to/postgresql.md, "A store of an older release"). Nothing in it was changed.',
  );
};
