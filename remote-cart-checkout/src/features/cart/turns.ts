import { ask, call } from '@shop/platform';
import { takeTurn } from '../../cart-queue.ts';

/**
 * Lets workers of one store run one after another, in the order in which they were asked for, and with every other
 * change of the cart: answers then arrive in the order of the changes, and the last one is the cart as it is.
 */
export function createTurns(): <A extends unknown[]>(
  worker: (...args: A) => Generator,
) => (...args: A) => Generator<unknown, void> {
  return (worker) =>
    function* inTurn(...args) {
      const done = yield* ask((_dispatch: never, _getState: never, services: never) => takeTurn(services));
      try {
        yield call(worker, ...args);
      } finally {
        done();
      }
    };
}
