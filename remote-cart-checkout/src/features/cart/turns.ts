import { call } from '@shop/platform';

/**
 * Lets workers of one store run one after another, in the order in which they were asked for: answers of the cart
 * then arrive in the order of its changes, and the last one is the cart as it is.
 */
export function createTurns(): <A extends unknown[]>(
  worker: (...args: A) => Generator,
) => (...args: A) => Generator<unknown, void> {
  let last: Promise<void> = Promise.resolve();
  return (worker) =>
    function* inTurn(...args) {
      const before = last;
      let done = (): void => undefined;
      last = new Promise((resolve) => {
        done = resolve;
      });
      try {
        yield call(() => before);
        yield call(worker, ...args);
      } finally {
        done();
      }
    };
}
