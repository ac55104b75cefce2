import '@shop/serving/machine-code';
import { mkdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { closeChecks } from './checks.ts';
import { schema, type Connection } from './connection.ts';
import { lockFolder } from './folder-lock.ts';
import { latestMigrationQuery, migrationsFolder } from './migrations.ts';
import { OldStoreError, refuseOldStore } from './old-store.ts';
import { PreparedPGlite } from './prepared-pglite.ts';

/** Less than PGlite's own 128 MB, so that the shop runs on a small machine. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB', '-c', 'max_wal_size=256MB'];
const options = { extensions: { pg_trgm, unaccent }, startParams };

const connect = async (client: PGlite, onClose: () => Promise<void>): Promise<Connection> => {
  const db = drizzle(client, { schema, casing: 'snake_case' });
  await refuseOldStore(db, migrationsFolder).catch(async (error: unknown) => {
    await client.close();
    throw error;
  });
  await migrate(db, { migrationsFolder });
  await closeChecks(db);
  return {
    db,
    // There is only one connection.
    checkoutDb: db,
    limitsDb: db,
    readDb: db,
    reads: null,
    kind: 'pglite',
    jobsDb: { db: fromPglite(client), backend: 'pglite' },
    // The folder's lock keeps every other process out.
    exclusively: (work) => work(db),
    latestMigration: async (limit) => {
      const asked = client.query<{ latest: string }>(latestMigrationQuery);
      const late = wait(limit, null, { ref: false });
      const answer = await Promise.race([asked, late]);
      if (answer === null) throw new Error(`The database gave no answer within ${limit} ms.`);
      return Number(answer.rows[0]?.latest);
    },
    time: null,
    archive: async () => {
      await client.exec('checkpoint'); // or its start would have to replay much
      return client.dumpDataDir('none');
    },
    load: () => [],
    close: async () => {
      await client.close();
      await onClose();
    },
  };
};

const start = async (from: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'> = {}): Promise<PGlite> => {
  const client = new PreparedPGlite({ ...options, ...from });
  await client.waitReady;
  return client;
};

/** A database in memory, gone when it is closed. */
export const openInMemory = async (): Promise<Connection> => connect(await start(), async () => undefined);

/**
 * Opens the embedded database in a folder and brings it up to date.
 * @throws DataFolderError when the folder is in use, unwritable or broken
 * @throws OldStoreError for a store that this version cannot bring up to date
 */
export const openEmbedded = async (folder: string): Promise<Connection> => {
  const lock = await lockFolder(folder);
  try {
    await mkdir(folder, { recursive: true });
    return await connect(await start({ dataDir: folder }), lock.release);
  } catch (error) {
    await lock.release();
    throw error instanceof OldStoreError ? error : lock.explain(error);
  }
};

/** Makes a database in a folder that is not there yet from what `Connection.archive` gave, and brings it up to date. */
export const openRestored = async (folder: string, archive: Blob): Promise<Connection> =>
  connect(await start({ dataDir: folder, loadDataDir: archive }), async () => undefined);
