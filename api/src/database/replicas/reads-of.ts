import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolConfig } from 'pg';
import { schema, type Queryable } from '../connection.ts';
import type { ServerLimits } from '../server-limits.ts';
import { ReadPool } from './read-pool.ts';

/** What a handle that replicas answer has beside them. */
interface Behind {
  readonly primary: Queryable;
  readonly reads: ReadPool;
  /** As `ServerLimits` says. */
  readonly age: number;
  readonly limit: number;
}

const behindOf = new WeakMap<Queryable, Behind>();

/** What is behind a handle that replicas answer; null for one of the primary. */
export const readsBehind = (db: Queryable): Behind | null => behindOf.get(db) ?? null;

/** The handle for reads of what is everybody's, over replicas at these addresses; without any, the primary's own. */
export const readsOf = (
  primary: Queryable,
  pool: Pool,
  urls: readonly string[],
  config: PoolConfig,
  { readAge: age, countTimeout: limit }: ServerLimits,
): { readDb: Queryable; reads: ReadPool | null } => {
  if (urls.length === 0) return { readDb: primary, reads: null };
  const reads = new ReadPool(pool, urls, config, limit);
  // drizzle asks of a pool no more than what this one has.
  const readDb: Queryable = drizzle(reads as unknown as Pool, { schema, casing: 'snake_case' });
  behindOf.set(readDb, { primary, reads, age, limit });
  return { readDb, reads };
};
