import type { CartAddRequested, Intent } from '@shop/contract';
import { call, cartApi, put, tracked } from '@shop/platform';
import { ask } from '../../ask.ts';
import { problemOf } from '../../problem.ts';
import { keepCart } from './changes.ts';
import { cartEvents } from './slice.ts';

function* addItem({ product_id, child_id, qty, plan }: CartAddRequested): Generator {
  const child = child_id === undefined ? {} : { child_id };
  const body = { product_id, ...child, qty, ...plan };
  const { data, error } = yield* ask(cartApi.endpoints.addCartItem.initiate(body, { track: false }));
  if (!data) {
    yield put(cartEvents.addRefused(problemOf(error)));
    return;
  }
  yield* keepCart(data, qty);
  yield put(tracked({ event: 'cartAdd', product_id, ...child, qty }));
  yield put(cartEvents.itemsAdded({ added: qty }));
}

type Worker<A extends unknown[]> = (...args: A) => Generator;

/**
 * Adds run one after another. The same thing asked for again while it is still on its way is a double click: it is
 * added once.
 */
export function createAddWorker(
  inTurn: <A extends unknown[]>(worker: Worker<A>) => Worker<A>,
): Worker<[Intent<'cartAddRequested'>]> {
  const onTheirWay = new Set<string>();
  const addInTurn = inTurn(addItem);
  return function* add({ payload }) {
    const same = JSON.stringify([payload.product_id, payload.child_id, payload.qty, payload.plan]);
    if (onTheirWay.has(same)) return;
    onTheirWay.add(same);
    try {
      yield call(addInTurn, payload);
    } finally {
      onTheirWay.delete(same);
    }
  };
}
