export interface Cached<T> {
  value: T;
  keep: boolean;
}

interface Entry<T> {
  value: T;
  storedAt: number;
}

export interface PageCacheOptions {
  /** An entry is served as it is for this many ms… */
  freshFor: number;
  /** …and for this many more while a new one is made behind it. */
  staleFor: number;
  maxEntries: number;
  now?: () => number;
}

/**
 * First views in memory: fresh for a short time, then served stale while one refresh runs; the least recently used
 * go first. Callers of the same key at the same time share one making. `onError` hears of failed refreshes.
 */
export const pageCache = <T>(options: PageCacheOptions, onError: (error: unknown) => void) => {
  const { freshFor, staleFor, maxEntries, now = Date.now } = options;
  const entries = new Map<string, Entry<T>>();
  const making = new Map<string, Promise<T>>();

  const keep = (key: string, value: T): void => {
    entries.delete(key);
    entries.set(key, { value, storedAt: now() });
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
  };

  const makeOnce = (key: string, make: () => Promise<Cached<T>>): Promise<T> => {
    const running = making.get(key);
    if (running) return running;
    const promise = make()
      .then((made) => {
        if (made.keep) keep(key, made.value);
        return made.value;
      })
      .finally(() => making.delete(key));
    making.set(key, promise);
    return promise;
  };

  return async (key: string, make: () => Promise<Cached<T>>): Promise<T> => {
    const entry = entries.get(key);
    const age = entry ? now() - entry.storedAt : Infinity;
    if (!entry || age > freshFor + staleFor) return makeOnce(key, make);
    entries.delete(key);
    entries.set(key, entry);
    if (age > freshFor) makeOnce(key, make).catch(onError);
    return entry.value;
  };
};
