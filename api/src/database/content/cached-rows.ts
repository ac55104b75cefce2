import { setTimeout as wait } from 'node:timers/promises';
import { derived, memo } from '@shop/serving/memo';
import type { Queryable } from '../connection.ts';
import { readsBehind } from '../replicas/reads-of.ts';
import { pageChanges } from './page-changes.ts';

/** Rows that many answers share, never older than the request for them. */
export interface CachedRows {
  /** Rows that only a change of the site changes: categories, documents, offered coupons. */
  ofSite<T>(name: string, read: () => Promise<T>): Promise<T>;
  /** Rows chosen among all products; changes by orders and votes may be two minutes late, as in cached pages. */
  chosen<T>(name: string, read: () => Promise<T>): Promise<T>;
  /**
   * Rows of single products, which only a change of their product changes: undefined where `read` finds nothing. It is
   * given the ids that are not known, all at once.
   */
  ofProducts<T>(
    name: string,
    ids: readonly number[],
    read: (ids: readonly number[]) => Promise<ReadonlyMap<number, T>>,
  ): Promise<(T | undefined)[]>;
}

/** Milliseconds without a question after which changes may be noted no longer. */
const askedWithin = 1_800_000;

/** A query of the builder is no promise: it runs each time that it is waited for. */
const promised = async <T>(read: () => Promise<T>): Promise<T> => read();

const memoryOf = derived((db: Queryable) => {
  const behind = readsBehind(db);
  const site = memo<Promise<unknown>>({ max: 100 });
  const chosen = memo<Promise<unknown>>({ max: 500, ttl: 120_000 });
  const products = memo<Promise<unknown>>({ max: 5_000 });
  /** Names of what is kept of products. */
  const names = new Set<string>();
  let cursor: string | null = null;
  let askedAt = -Infinity;

  const ask = async (): Promise<void> => {
    const now = performance.now();
    const changes = await pageChanges(behind?.primary ?? db, now - askedAt < askedWithin ? cursor : null);
    const isOther = changes.tags.includes('*');
    if (isOther) {
      site.clear();
      products.clear();
    }
    for (const tag of changes.tags) for (const name of names) products.delete(`${name} ${tag}`);
    if (isOther || changes.tags.includes('products')) chosen.clear();
    cursor = changes.cursor;
    // What is read from now on shows all that has just been forgotten.
    if (behind) behind.reads.position = changes.position;
    askedAt = now;
  };

  let asking: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const begin = (): Promise<void> => {
    const begun = ask().finally(() => {
      if (asking === begun) asking = null;
    });
    asking = begun;
    return begun;
  };
  /** Waits for a question that began now or later: one that is under way may not see what has just been written. */
  const asked = (): Promise<void> => {
    if (!asking) return begin();
    next ??= asking
      .catch(() => undefined) // it has told whoever waited for it
      .then(() => {
        next = null;
        return begin();
      });
    return next;
  };

  const cached: CachedRows = {
    ofSite: (name, read) => site.of(name, () => promised(read)),
    chosen: (name, read) => chosen.of(name, () => promised(read)),
    ofProducts<T>(
      name: string,
      ids: readonly number[],
      read: (ids: readonly number[]) => Promise<ReadonlyMap<number, T>>,
    ) {
      names.add(name);
      const keyOf = (id: number): string => `${name} product:${id}`; // as the notes name a product
      // First all of them: one may be forgotten for another.
      const known = ids.map((id) => products.get(keyOf(id)) as Promise<T | undefined> | undefined);
      const unknown = ids.filter((_, place) => !known[place]);
      const reading = unknown.length > 0 ? read(unknown) : null;
      const rowOf = async (id: number): Promise<T | undefined> => (await reading)?.get(id);
      return Promise.all(ids.map((id, place) => known[place] ?? products.set(keyOf(id), rowOf(id))));
    },
  };
  let lookedAt = -Infinity;
  const look = async (position: number): Promise<boolean> => {
    if (!behind) return asked().then(() => true);
    const { reads, age, limit } = behind;
    const isReached = (): boolean => reads.position !== null && reads.position >= position;
    if (isReached() && performance.now() - lookedAt < age) return true;
    lookedAt = performance.now();
    // Without the primary replicas go on as they are.
    await Promise.race([asked().catch(() => undefined), wait(limit, null, { ref: false })]);
    return isReached();
  };
  return { look, cached };
});

/**
 * To be waited for before everybody's reads through `readDb`: asks the primary what has changed since the last second, or
 * up to `position`, which it named before. From then on replicas that have not replayed as much are not read, and rows
 * that changed are no longer cached. False where the primary has not said that it had come so far.
 */
export const receiveChanges = (readDb: Queryable, position: number): Promise<boolean> =>
  memoryOf(readDb).look(position);

/**
 * Returns this process's cache of the rows that many answers need. Whether any has changed is asked of the database for
 * each call, in one statement that calls at the same moment share: by the notes that web servers go by. So it is never
 * older than the call, with any number of API servers. Where replicas are read it is a second older at most, and never
 * older than a position that its web server names (`receiveChanges`).
 */
export const cachedRows = async (db: Queryable): Promise<CachedRows> => {
  const { look, cached } = memoryOf(db);
  await look(0);
  return cached;
};
