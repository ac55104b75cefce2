interface Waiting {
  run: () => Promise<unknown>;
  answer: Promise<unknown>;
}

interface Queue {
  last: Promise<unknown>;
  /** Changes that have not begun, by their key. */
  waiting: Map<string, Waiting>;
}

const queues = new WeakMap<object, Queue>();

/**
 * Runs the changes of one store's cart one after another, in the order in which they were asked for: answers then
 * arrive in the order of the changes, and the last one is the cart as it is. A change with the `key` of one that still
 * waits takes its place and its turn, and both get the same answer. `services` is what the store's thunks are given
 * beside it.
 */
export const inTurn = <T>(services: object, run: () => Promise<T>, key?: string): Promise<T> => {
  const queue = queues.get(services) ?? { last: Promise.resolve(), waiting: new Map<string, Waiting>() };
  queues.set(services, queue);
  const known = key === undefined ? undefined : queue.waiting.get(key);
  if (known) {
    known.run = run;
    return known.answer as Promise<T>; // one key is used for one kind of change
  }
  const waiting: Waiting = { run, answer: Promise.resolve() };
  const begin = (): Promise<unknown> => {
    if (key !== undefined) queue.waiting.delete(key);
    return waiting.run();
  };
  const answer = queue.last.then(begin, begin);
  waiting.answer = answer;
  queue.last = answer;
  if (key !== undefined) queue.waiting.set(key, waiting);
  return answer as Promise<T>; // `run`'s, or that of a newer change of its kind
};
