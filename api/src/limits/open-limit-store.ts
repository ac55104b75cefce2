import type { Queryable } from '../database/connection.ts';
import { databaseLimitStore } from './database-limit-store.ts';
import type { LimitStore } from './limit-store.ts';
import { redisLimitStore } from './redis-limit-store.ts';

/** The store that the settings name: Valkey or Redis with REDIS_URL, else the database. */
export const openLimitStore = (
  { redisUrl }: { redisUrl: string | null },
  db: Queryable,
  now: () => Date,
  report: (line: string) => void,
): LimitStore => {
  const database = databaseLimitStore(db, now, report);
  return redisUrl === null ? database : redisLimitStore(redisUrl, database, report);
};
