import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import type { LimitCount } from '../database/limit-counts.ts';

/** Counts of everything that is limited, the same for all API servers. Times are milliseconds. */
export interface LimitStore {
  /** Counts once more; the window of a key begins with its first. */
  add(key: string, window: number): Promise<LimitCount>;
  /** What was counted so far; 0 when nothing was, or the window is over. */
  read(key: string): Promise<LimitCount>;
  /** One less. */
  takeBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
  /** How `@fastify/rate-limit` counts in this store. */
  readonly forPlugin: Pick<RateLimitPluginOptions, 'store' | 'redis' | 'nameSpace'>;
  close(): Promise<void>;
}
