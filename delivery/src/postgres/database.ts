import pLimit from 'p-limit';
import { Pool, type PoolClient, type QueryResult, type QueryResultRow } from 'pg';
import { errorCode } from '../error-code.ts';
import { DeliveryProblem } from '../problem.ts';
import { newestTable, tables } from './tables.ts';

/** Connections of one process: one for its turn, one for its change of the registry, the others for what ends by itself. */
const connections = 6;
/** Milliseconds for a statement that waits for nobody, and to connect. */
const timeouts = { statement: 30_000, connection: 3_000 };

/** One statement of a transaction; its rows. */
export type Run = <Row extends QueryResultRow>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

export interface Database {
  /** Rows of one statement that only reads; none where the tables have not been made yet. `limit` in ms. */
  read<Row extends QueryResultRow>(text: string, values?: readonly unknown[], limit?: number): Promise<Row[]>;
  /** Makes the tables where there are none, and runs statements that take effect together or not at all. */
  write<T>(work: (run: Run) => Promise<T>): Promise<T>;
  /** The same, after the statement `lock`, which waits so many ms for others; one at a time in this process. */
  writeAlone<Row extends QueryResultRow, T>(
    lock: string,
    wait: number,
    work: (run: Run, locked: Row | undefined) => Promise<T>,
  ): Promise<T>;
  /** Does `work` while no other process does work of this kind; the database keeps nothing of it. */
  inTurn<T>(wait: number, work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const states = { duplicate: '23505', locked: '55P03', noTable: '42P01', noSchema: '3F000' };

/** The row is there already. */
export class Duplicate extends Error {}

/** In words for whoever releases; no message of the driver repeats the address. */
const problemOf = (error: unknown): Error => {
  const code = errorCode(error);
  if (code === states.duplicate) return new Duplicate();
  if (code === states.locked)
    return new DeliveryProblem(
      'Somebody else is changing the registry in the database of releases. Wait for it, or end it (pg_stat_activity, application_name shop-releases).',
    );
  const { message } = Object(error) as { message?: string };
  return new DeliveryProblem(`The database of releases cannot be used: ${message || code || 'it does not answer'}.`);
};

const withCause = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw problemOf(error);
  });

/** A PostgreSQL database for releases. Every method rejects with a DeliveryProblem when it cannot be used. */
export const openDatabase = (url: string): Database => {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    application_name: 'shop-releases',
    connectionTimeoutMillis: timeouts.connection,
    allowExitOnIdle: true,
    keepAlive: true,
    // A machine that has gone keeps no lock for long.
    options: '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
  });
  // Who uses a connection that breaks is told by the statement; the event alone would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  // Waiting for a connection here has no end: the pool's own would count it as a database that does not answer.
  const others = pLimit(connections - 2);
  const oneTurn = pLimit(1);
  const oneChange = pLimit(1);
  let made: Promise<void> | null = null;

  const ask = (
    on: Pick<Pool | PoolClient, 'query'>,
    text: string,
    { values = [], limit = timeouts.statement }: { values?: readonly unknown[]; limit?: number } = {},
  ): Promise<QueryResult> => {
    const statement = { text, values: [...values], query_timeout: limit };
    return on.query(statement);
  };

  const transaction = async <T>(work: (run: Run, client: PoolClient) => Promise<T>): Promise<T> => {
    const client = await withCause(pool.connect());
    const run: Run = async (text, values = []) => (await withCause(ask(client, text, { values }))).rows;
    let isBroken = false;
    try {
      await run('begin');
      const result = await work(run, client);
      await run('commit');
      return result;
    } catch (error) {
      await run('rollback').catch(() => (isBroken = true));
      throw error;
    } finally {
      client.release(isBroken);
    }
  };

  /** Whoever may not make tables finds them made. */
  const makeTables = async (): Promise<void> => {
    const { rows } = await withCause(ask(pool, `select to_regclass('${newestTable}') as newest`));
    if (rows[0]?.newest === null)
      await transaction(async (_run, client) => void (await withCause(client.query(tables))));
  };

  const make = (): Promise<void> =>
    (made ??= makeTables().catch((error: unknown) => {
      made = null;
      throw error;
    }));

  const lockFirst = async (client: PoolClient, text: string, wait: number): Promise<QueryResultRow | undefined> => {
    // The work may take longer than a server lets transactions stand idle.
    await withCause(ask(client, `set local lock_timeout = ${wait}; set local idle_in_transaction_session_timeout = 0`));
    const { rows } = await withCause(ask(client, text, { limit: wait + timeouts.statement }));
    return rows[0];
  };

  return {
    async read(text, values = [], limit = timeouts.statement) {
      try {
        return (await others(() => ask(pool, text, { values, limit }))).rows;
      } catch (error) {
        if ([states.noTable, states.noSchema].includes(errorCode(error) ?? '')) return [];
        throw problemOf(error);
      }
    },

    async write(work) {
      await make();
      return others(() => transaction(work));
    },

    writeAlone: (lock, wait, work) =>
      oneChange(async () => {
        await make();
        return transaction(async (run, client) => {
          const locked = await lockFirst(client, lock, wait);
          return work(run, locked as Parameters<typeof work>[1]); // a row as the statement has it
        });
      }),

    inTurn: (wait, work) =>
      oneTurn(async () => {
        const client = await withCause(pool.connect());
        let isBroken = false;
        try {
          await withCause(ask(client, 'begin'));
          await lockFirst(client, "select pg_advisory_xact_lock(hashtext('releases'))", wait);
          return await work();
        } finally {
          // The work stands, also when the connection is lost.
          await ask(client, 'rollback').catch(() => (isBroken = true));
          client.release(isBroken);
        }
      }),

    async close() {
      if (!pool.ended) await pool.end();
    },
  };
};
