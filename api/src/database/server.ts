import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { schema, type Connection } from './connection.ts';
import { migrationsFolder } from './migrations.ts';

/** Opens a PostgreSQL server (15 or newer) and brings it up to date. */
export const openServer = async (url: string): Promise<Connection> => {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000 });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  try {
    await migrate(db, { migrationsFolder });
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db, kind: 'postgresql', close: () => pool.end() };
};
