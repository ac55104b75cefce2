import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import type { Queryable } from '../database/connection.ts';
import type { LimitCount } from '../database/limit-counts.ts';

/** Counts of everything that is limited, the same for all API servers. Times are milliseconds. */
export interface LimitStore {
  /**
   * Counts once more; the window of a key begins with its first. Whoever is in a transaction gives it as `within`: the
   * embedded database has one connection, and a second question would wait for the first for ever.
   */
  add(key: string, window: number, within?: Queryable): Promise<LimitCount>;
  /** The count so far; 0 when nothing was counted, or the window is over. */
  read(key: string): Promise<LimitCount>;
  /** One less. */
  takeBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
  /** How `@fastify/rate-limit` counts in this store. */
  readonly forPlugin: Pick<RateLimitPluginOptions, 'store' | 'redis' | 'nameSpace'>;
  close(): Promise<void>;
}
