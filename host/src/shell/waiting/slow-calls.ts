import type { OnSlow, SlowCall } from '@shop/request';

/** The calls of this page that have had no answer for long. */
export interface SlowCalls {
  /** For the request client: one more, until it has ended. */
  add: OnSlow;
  subscribe(listener: () => void): () => void;
  current(): readonly SlowCall[];
}

export const createSlowCalls = (): SlowCalls => {
  let calls: readonly SlowCall[] = [];
  const listeners = new Set<() => void>();
  const become = (next: readonly SlowCall[]): void => {
    calls = next;
    for (const listener of listeners) listener();
  };
  return {
    add(call) {
      become([...calls, call]);
      return () => become(calls.filter((one) => one !== call));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => calls,
  };
};
