import { useSyncExternalStore } from 'react';

/** A value that components follow and calls set. */
const followed = <Value>(first: Value) => {
  let value = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get: (): Value => value,
    set: (next: Value): void => {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    use: (): Value => useSyncExternalStore(subscribe, () => value),
  };
};

/** Whether the last call was answered. */
export const connection = followed<'there' | 'lost'>('there');
/** `ended`: the API knew the session no more, while a page was open. */
export const session = followed<'unknown' | 'open' | 'ended'>('unknown');
