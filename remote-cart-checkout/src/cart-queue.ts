const queues = new WeakMap<object, Promise<void>>();

/**
 * Waits for the cart changes of one store that were asked for before, and answers how to end this one: answers of the
 * cart then arrive in the order of its changes. `services` is what the store's thunks are given beside it.
 */
export async function takeTurn(services: object): Promise<() => void> {
  const before = queues.get(services) ?? Promise.resolve();
  let done = (): void => undefined;
  queues.set(
    services,
    new Promise((resolve) => {
      done = resolve;
    }),
  );
  await before;
  return done;
}
