import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, type Pool, type PoolConfig } from 'pg';
import { schema, type Connection, type PoolLoad, type Queryable } from './connection.ts';
import { migrateServer } from './migrate-server.ts';
import { latestMigrationQuery } from './migrations.ts';
import { ReconnectingPool } from './reconnecting-pool.ts';
import { readsOf } from './replicas/reads-of.ts';
import { defaultLimits, type ServerLimits } from './server-limits.ts';
import { noSuchTable, sqlStateOf } from './sql-state.ts';

/** Counting is quick: a few connections are enough. */
const limitsConnections = 4;
/** The job store is quick too; a process that works no jobs opens none of these. */
const jobsConnections = 3;

const toDrizzle = (client: Pool | Client): Queryable => drizzle(client, { schema, casing: 'snake_case' });

/** Key of the advisory lock that a starting process holds; any number that nothing else in the database uses. */
const startLock = 5_202_611;

/**
 * Runs `work` on a connection of its own while no other process does the same on this database. Without time limits:
 * to migrate, to fill the store and to wait for another process that does so may take long.
 */
const exclusivelyOn =
  (url: string): Connection['exclusively'] =>
  async (work) => {
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined); // the next statement tells it
    await client.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [startLock]);
      return await work(toDrizzle(client));
    } finally {
      // The lock goes with its connection.
      await client.end();
    }
  };

/** Does one thing on a connection of its own, and waits `limit` ms at most for it and for each of its answers. */
const askAlone = async <T>(url: string, limit: number, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: limit, query_timeout: limit });
  client.on('error', () => undefined); // the query tells it
  try {
    await client.connect();
    return await work(client);
  } finally {
    void client.end().catch(() => undefined); // a server that hangs does not answer this either
  }
};

const latestMigrationOn =
  (url: string): Connection['latestMigration'] =>
  async (limit) => {
    try {
      const { rows } = await askAlone(url, limit, (client) => client.query<{ latest: string }>(latestMigrationQuery));
      return Number(rows[0]?.latest);
    } catch (error) {
      if (sqlStateOf(error) === noSuchTable) return 0; // nothing was ever migrated
      throw error;
    }
  };

const timeOn =
  (url: string): Connection['time'] =>
  (limit) =>
    askAlone(url, limit, async (client) => {
      const from = performance.now();
      const { rows } = await client.query<{ time: string }>(
        'select extract(epoch from clock_timestamp()) * 1000 as time',
      );
      return { time: Number(rows[0]?.time), from, to: performance.now() };
    });

const openPool = (config: PoolConfig): Pool => {
  const pool = new ReconnectingPool(config);
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // So would one that breaks between two statements of a transaction, to which the pool does not listen.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

const loadOf = (name: PoolLoad['pool'], pool: Pool): PoolLoad => ({
  pool: name,
  most: pool.options.max,
  idle: pool.idleCount,
  busy: pool.totalCount - pool.idleCount,
  waiting: pool.waitingCount,
});

/**
 * Opens a PostgreSQL server (15 or newer) as it is; nothing is asked of it yet.
 * @param replicas addresses of servers that copy it
 */
export const connectServer = (
  url: string,
  limits: ServerLimits = defaultLimits,
  replicas: readonly string[] = [],
): Connection => {
  const common: PoolConfig = {
    connectionString: url,
    connectionTimeoutMillis: limits.timeout,
    statement_timeout: limits.statementTimeout,
    lock_timeout: limits.lockTimeout,
  };
  const pool = openPool({ ...common, max: limits.connections });
  const checkoutPool = openPool({ ...common, max: limits.checkoutConnections });
  const limitsPool = openPool({
    ...common,
    max: limitsConnections,
    connectionTimeoutMillis: limits.countTimeout,
    statement_timeout: limits.countTimeout,
  });
  const jobsPool = openPool({ ...common, max: jobsConnections });
  const db = toDrizzle(pool);
  const { readDb, reads } = readsOf(db, pool, replicas, { ...common, max: limits.connections }, limits);
  return {
    db,
    checkoutDb: toDrizzle(checkoutPool),
    limitsDb: toDrizzle(limitsPool),
    readDb,
    reads,
    kind: 'postgresql',
    jobsDb: {
      db: { executeSql: (text, values) => jobsPool.query(text, values) },
      backend: 'postgres',
    },
    exclusively: exclusivelyOn(url),
    latestMigration: latestMigrationOn(url),
    time: timeOn(url),
    archive: null,
    load: () => [
      loadOf('shop', pool),
      loadOf('checkout', checkoutPool),
      loadOf('limits', limitsPool),
      loadOf('jobs', jobsPool),
      ...(reads?.pools() ?? []).map((one, place) => loadOf(`replica ${place + 1}`, one)),
    ],
    close: async () => {
      await Promise.all([pool.end(), checkoutPool.end(), limitsPool.end(), jobsPool.end(), reads?.end()]);
    },
  };
};

/** Opens a PostgreSQL server and brings it up to date, one process after the other. */
export const openServer = async (
  url: string,
  limits: ServerLimits = defaultLimits,
  replicas: readonly string[] = [],
): Promise<Connection> => {
  const connection = connectServer(url, limits, replicas);
  try {
    await connection.exclusively((db) => migrateServer(db));
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
};
