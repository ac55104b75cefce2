import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { schema, type Connection } from './connection.ts';
import { lockFolder } from './folder-lock.ts';
import { migrationsFolder } from './migrations.ts';

/** Less than PGlite's own 128 MB, so that the shop runs on a small machine. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB', '-c', 'max_wal_size=256MB'];

/**
 * Opens the embedded database and brings it up to date.
 * @param folder data folder, or null for a database in memory
 * @throws DataFolderError when the folder is in use, unwritable or broken
 */
export const openEmbedded = async (folder: string | null): Promise<Connection> => {
  const lock = folder === null ? null : await lockFolder(folder);
  try {
    if (folder !== null) await mkdir(folder, { recursive: true });
    const options = { extensions: { pg_trgm, unaccent }, startParams, relaxedDurability: false };
    const client = await PGlite.create(folder === null ? options : { ...options, dataDir: folder });
    const db = drizzle(client, { schema, casing: 'snake_case' });
    await migrate(db, { migrationsFolder });
    return {
      db,
      kind: 'pglite',
      close: async () => {
        await client.close();
        await lock?.release();
      },
    };
  } catch (error) {
    await lock?.release();
    throw lock?.explain(error) ?? error;
  }
};
