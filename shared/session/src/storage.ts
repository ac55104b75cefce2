/** A store of texts that never throws; values that the browser refuses are kept in memory for the life of the page. */
export interface KeyValueStore {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
}

/**
 * Wraps local or session storage, which may be blocked (its very name throws), full or cleared at any time.
 * @param area asked again at each use
 */
export const createStorage = (area: () => Storage): KeyValueStore => {
  const refused = new Map<string, string>();
  return {
    read: (key) => {
      try {
        return refused.get(key) ?? area().getItem(key);
      } catch {
        return refused.get(key) ?? null;
      }
    },
    write: (key, value) => {
      try {
        area().setItem(key, value);
        refused.delete(key);
      } catch {
        refused.set(key, value);
      }
    },
    remove: (key) => {
      refused.delete(key);
      try {
        area().removeItem(key);
      } catch {
        // Blocked storage holds nothing.
      }
    },
  };
};

/** A stored JSON value; undefined when there is none or it is damaged (then it is removed as well). */
export const readJson = (store: KeyValueStore, key: string): unknown => {
  const text = store.read(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    store.remove(key);
    return undefined;
  }
};
