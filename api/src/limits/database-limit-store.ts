import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Queryable } from '../database/connection.ts';
import { addToCount, forgetCount, readCount, takeFromCount } from '../database/limit-counts.ts';
import { briefly } from '../logged-error.ts';
import type { LimitStore } from './limit-store.ts';
import { sometimes } from './sometimes.ts';

/** Counts in PostgreSQL's table `attempt`, which is unlogged: it costs no disk, and a crash of the database empties it. */
export const databaseLimitStore = (db: Queryable, now: () => Date, report: (line: string) => void): LimitStore => {
  const reportSometimes = sometimes(report);
  const add: LimitStore['add'] = (key, window, within = db) => addToCount(within, key, window, now());

  class PluginStore implements FastifyRateLimitStore {
    child() {
      return this;
    }

    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], window: number) {
      add(`requests ${key}`, window).then(
        ({ count, ttl }) => done(null, { current: count, ttl }),
        (error: unknown) => {
          reportSometimes(`Requests could not be counted, and are answered without: ${briefly(error)}`);
          done(error instanceof Error ? error : new Error(String(error)));
        },
      );
    }
  }

  return {
    add,
    read: (key) => readCount(db, key, now()),
    takeBack: (key) => takeFromCount(db, key),
    forget: (key) => forgetCount(db, key),
    forPlugin: { store: PluginStore },
    close: async () => undefined,
  };
};
