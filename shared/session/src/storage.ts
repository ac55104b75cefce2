import type { GuardedStore } from './browser-storage.ts';

/** A store of texts that never throws; values that the browser refuses are kept in memory for the life of the page. */
export interface KeyValueStore<Key extends string> {
  read: (key: Key) => string | null;
  write: (key: Key, value: string) => void;
  remove: (key: Key) => void;
}

/** Adds to a browser's storage the memory of the page, for what it refuses. */
export const createStorage = <Key extends string>(guarded: GuardedStore<Key>): KeyValueStore<Key> => {
  const refused = new Map<Key, string>();
  return {
    read: (key) => refused.get(key) ?? guarded.read(key) ?? null,
    write: (key, value) => {
      if (guarded.write(key, value)) refused.delete(key);
      else refused.set(key, value);
    },
    remove: (key) => {
      refused.delete(key);
      guarded.remove(key);
    },
  };
};
