import { LRUCache } from 'lru-cache';

interface MemoOptions<V> {
  /** How many values are kept; the one that was asked for the longest ago goes first. */
  max: number;
  /** A value is made again when it is so many ms old; without it, when there is no room for it. */
  ttl?: number;
  /** The clock that `ttl` goes by, in ms. */
  now?: (() => number) | undefined;
  /** Whether what a promise came to is kept. */
  keeps?: (value: Awaited<V>) => boolean;
}

export interface Memo<V> {
  /** A key stands for values of one type. */
  of<W extends V>(key: string, make: () => W): W;
  get(key: string): V | undefined;
  has(key: string): boolean;
  /** Keeps a value, and answers it. `ttl` is its own, and `since` when its age began. */
  set<W extends V>(key: string, value: W, own?: { ttl?: number; since?: number }): W;
  delete(key: string): void;
  clear(): void;
}

/**
 * Values that are made once for each key, on lru-cache. A promise is kept as it is, so that all who ask meanwhile wait for
 * the same one; one that is rejected is forgotten.
 */
export const memo = <V extends NonNullable<unknown>>({
  max,
  ttl,
  now = () => performance.now(),
  keeps = () => true,
}: MemoOptions<V>): Memo<V> => {
  // To lru-cache the time 0 is none, and what is exactly as old as its `ttl` is not yet too old.
  const perf = { now: () => now() + 1 };
  const cache = new LRUCache<string, V>({ max, perf, ttlResolution: 0, ...(ttl !== undefined && { ttl: ttl - 1 }) });

  const set: Memo<V>['set'] = (key, value, own) => {
    cache.set(key, value, {
      ...(own?.ttl !== undefined && { ttl: own.ttl - 1 }),
      ...(own?.since !== undefined && { start: own.since + 1 }),
    });
    if (value instanceof Promise) {
      const forget = (): void => void (cache.peek(key) === value && cache.delete(key));
      value.then((made: Awaited<V>) => void (keeps(made) || forget()), forget);
    }
    return value;
  };

  return {
    of: <W extends V>(key: string, make: () => W): W => (cache.get(key) as W | undefined) ?? set(key, make()),
    get: (key) => cache.get(key),
    has: (key) => cache.has(key),
    set,
    delete: (key) => void cache.delete(key),
    clear: () => cache.clear(),
  };
};

/** As `make`, which is asked once for each object: what it answers is kept for as long as that object is. */
export const derived = <K extends object, V>(make: (from: K) => V): ((from: K) => V) => {
  const made = new WeakMap<K, { value: V }>();
  return (from) => {
    let known = made.get(from);
    if (!known) {
      known = { value: make(from) };
      made.set(from, known);
    }
    return known.value;
  };
};
