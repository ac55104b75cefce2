import { fileURLToPath } from 'node:url';

/** SQL files in the order of their journal, applied at every start. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** When the newest migration that a database has was made, as drizzle’s migrator keeps it; 0 without any. */
export const latestMigrationQuery =
  'select coalesce(max(created_at), 0)::text as latest from drizzle.__drizzle_migrations';
