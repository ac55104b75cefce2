import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { SQL } from 'drizzle-orm';
import type { BackendProfile, Db } from 'pg-boss';
import type { ReadPool } from './replicas/read-pool.ts';
import * as schema from './schema/index.ts';

export type Schema = typeof schema;
/** Database or transaction: inside a transaction only the transaction may be used, the outer handle would wait for it. */
export type Queryable = PgDatabase<PgQueryResultHKT, Schema>;

/** How many connections a pool has and may have, and how much work waits for one. */
export interface PoolLoad {
  readonly pool: 'shop' | 'checkout' | 'limits' | 'jobs' | `replica ${number}`;
  readonly most: number;
  readonly idle: number;
  readonly busy: number;
  readonly waiting: number;
}

/** A database server's clock, in ms since 1970, read between two moments of `performance.now()`. */
export interface TimeSaid {
  readonly time: number;
  readonly from: number;
  readonly to: number;
}

export interface Connection {
  readonly db: Queryable;
  /** The same database through connections that only cart, checkout and payment use. */
  readonly checkoutDb: Queryable;
  /** The same database through connections that only counts of limits use: they are never behind other work. */
  readonly limitsDb: Queryable;
  /**
   * For reads of what is everybody's: replicas answer those, which may be behind (`receiveChanges`). `db` itself where
   * there are none.
   */
  readonly readDb: Queryable;
  /** What is behind `readDb`; null where there are no replicas. */
  readonly reads: ReadPool | null;
  readonly kind: 'pglite' | 'postgresql';
  /** The same database as pg-boss takes it, through connections of its own: what keeps a job alive is behind nothing. */
  readonly jobsDb: { readonly db: Db; readonly backend: BackendProfile };
  /** Runs `work` while no other process that shares the database runs such work: migrating it, filling it. */
  exclusively<T>(work: (db: Queryable) => Promise<T>): Promise<T>;
  /**
   * When the newest migration of the database was made, in ms; on a server through a connection of its own, which is
   * behind nothing. Rejects when there is no answer within `limit` ms.
   */
  latestMigration(limit: number): Promise<number>;
  /**
   * The time of a server's machine, through a connection of its own; null where the database is in this process. Rejects
   * when there is no answer within `limit` ms.
   */
  readonly time: ((limit: number) => Promise<TimeSaid>) | null;
  /** All that the embedded database holds, as a tar; null where a server keeps it. */
  readonly archive: (() => Promise<Blob>) | null;
  /** Of each pool; none for the embedded database, which has one connection. */
  load(): PoolLoad[];
  close(): Promise<void>;
}

/** Rows of a hand-written query. Both drivers answer `{ rows }`; what stands in them is the query's promise. */
export const selectRows = async <T>(db: Queryable, query: SQL): Promise<T[]> => {
  const answer = (await db.execute(query)) as unknown as { rows: T[] };
  return answer.rows;
};

/** The one row that a statement finds; null where it finds none. */
export const first = async <Row>(rows: PromiseLike<readonly Row[]>): Promise<Row | null> => (await rows)[0] ?? null;

/** The row that a statement has just written. */
export const stored = async <Row>(what: string, rows: PromiseLike<readonly Row[]>): Promise<Row> => {
  const row = await first(rows);
  if (row === null) throw new Error(`${what} was not stored`);
  return row;
};

export { schema };
