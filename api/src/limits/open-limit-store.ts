import { Redis } from 'ioredis';
import type { Queryable } from '../database/connection.ts';
import { databaseLimitStore } from './database-limit-store.ts';
import type { LimitStore } from './limit-store.ts';
import { briefly } from '../logged-error.ts';
import { sometimes } from './sometimes.ts';

const prefix = 'shop-limit ';

/** Integers that a transaction of Redis answered. @throws the error of its first failed command */
const integersOf = (answers: [error: Error | null, result: unknown][] | null): number[] =>
  (answers ?? []).map(([error, result]) => {
    if (error) throw error;
    return Number(result);
  });

/**
 * Counts in Valkey or Redis. While it is away, requests are counted by nobody, and the limits of single actions, which
 * keep attackers from passwords and cards, are counted in `instead`.
 */
const redisLimitStore = (url: string, instead: LimitStore, report: (line: string) => void): LimitStore => {
  // Short timeouts, because a request must not wait for its count.
  const redis = new Redis(url, {
    connectTimeout: 2_000,
    commandTimeout: 500,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (tries) => Math.min(tries * 200, 5_000),
  });
  const reportSometimes = sometimes(report);
  const reportError = (error: unknown): void => reportSometimes(`REDIS_URL does not answer: ${briefly(error)}`);
  redis.on('error', reportError);
  const orElse = async <T>(work: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      reportError(error);
      return otherwise();
    }
  };

  return {
    add: (key, window, within) =>
      orElse(
        async () => {
          const name = prefix + key;
          const answers = await redis.multi().set(name, 0, 'PX', window, 'NX').incr(name).pttl(name).exec();
          const [, count = 1, ttl = window] = integersOf(answers);
          return { count, ttl };
        },
        () => instead.add(key, window, within),
      ),
    read: (key) =>
      orElse(
        async () => {
          const name = prefix + key;
          const [count = 0, ttl = 0] = integersOf(await redis.multi().get(name).pttl(name).exec());
          return { count, ttl: Math.max(0, ttl) };
        },
        () => instead.read(key),
      ),
    takeBack: (key) =>
      orElse(
        async () => {
          // Decrementing a missing key would create one without an expiry.
          const [count = 0] = integersOf(
            await redis
              .multi()
              .decr(prefix + key)
              .exec(),
          );
          if (count < 0) await redis.del(prefix + key);
        },
        () => instead.takeBack(key),
      ),
    forget: (key) =>
      orElse(
        async () => void (await redis.del(prefix + key)),
        () => instead.forget(key),
      ),
    forPlugin: { redis, nameSpace: `${prefix}requests ` },
    close: async () => redis.disconnect(),
  };
};

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
