import { LRUCache } from 'lru-cache';

export interface Keepable {
  bytes(): number;
  readonly tags: ReadonlySet<string>;
}

export interface Cached<T> {
  value: T;
  keep: boolean;
  /** How old it is already, in ms. */
  age?: number;
}

interface Entry<T> {
  value: T;
  storedAt: number;
}

export interface PageCacheOptions {
  /** An entry is served as it is for this many ms… */
  freshFor(): number;
  /** …and for this many more while a new one is made behind it. */
  staleFor: number;
  maxBytes: number;
  /** Hears how each was found that `get` answers. */
  onFound?(found: Found): void;
  /** In ms, since whenever: one that somebody sets would make pages old or young. */
  now?: () => number;
}

/** How what was asked for was found: kept and fresh, kept and made anew behind it, or made. */
export type Found = 'fresh' | 'stale' | 'made';

export interface PageCache<T> {
  /** How many are kept, and the bytes that they take. */
  size(): { entries: number; bytes: number };
  fresh(key: string): T | null;
  /** Callers of the same key at the same time share one making. */
  get(key: string, make: () => Promise<Cached<T>>): Promise<T>;
  /** Weighs a value again that has grown. */
  grown(key: string, value: T): void;
  /** Forgets what was made, or is being made, from one of these tags; `*` stands for everything. */
  forget(tags: ReadonlySet<string>): void;
}

/** So much more than its bytes an entry takes, for its headers and names. */
const overhead = 4_000;

const isMadeFrom = (tags: ReadonlySet<string>, changed: ReadonlySet<string>): boolean =>
  changed.has('*') || [...changed].some((tag) => tags.has(tag));

/**
 * First views in memory: fresh for a time, then served stale while one refresh runs; the least recently used go first.
 * `onError` hears of failed refreshes.
 */
export const pageCache = <T extends Keepable>(
  { freshFor, staleFor, maxBytes, onFound, now = () => performance.now() }: PageCacheOptions,
  onError: (error: unknown) => void,
): PageCache<T> => {
  const entries = new LRUCache<string, Entry<T>>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }) => overhead + value.bytes(),
  });
  /** Each with the tags that changed while it was being made. */
  const making = new Map<string, { promise: Promise<T>; changed: Set<string> }>();

  const makeOnce = (key: string, make: () => Promise<Cached<T>>): Promise<T> => {
    const running = making.get(key);
    if (running) return running.promise;
    const changed = new Set<string>();
    const promise = make()
      .then(({ value, keep, age = 0 }) => {
        if (keep && !isMadeFrom(value.tags, changed)) entries.set(key, { value, storedAt: now() - age });
        return value;
      })
      .finally(() => making.delete(key));
    making.set(key, { promise, changed });
    return promise;
  };

  return {
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
    fresh(key) {
      const entry = entries.get(key);
      return entry && now() - entry.storedAt <= freshFor() ? entry.value : null;
    },
    async get(key, make) {
      const entry = entries.get(key);
      const age = entry ? now() - entry.storedAt : Infinity;
      const fresh = freshFor();
      const isUsable = entry !== undefined && age <= fresh + staleFor;
      if (!isUsable) {
        const made = await makeOnce(key, make);
        onFound?.('made');
        return made;
      }
      onFound?.(age > fresh ? 'stale' : 'fresh');
      if (age > fresh) makeOnce(key, make).catch(onError);
      return entry.value;
    },
    grown(key, value) {
      const entry = entries.peek(key);
      // A new entry, because the same one would not be weighed again.
      if (entry?.value === value) entries.set(key, { ...entry });
    },
    forget(tags) {
      for (const { changed } of making.values()) for (const tag of tags) changed.add(tag);
      for (const [key, { value }] of entries) if (isMadeFrom(value.tags, tags)) entries.delete(key);
    },
  };
};
