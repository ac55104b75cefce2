import { ask, put } from '@shop/platform';
import { problemOf } from '../../problem.ts';
import { keepCart, knownItem } from './changes.ts';
import { cartChangesApi } from './endpoints.ts';
import { cartEvents } from './slice.ts';

const { editCartItem, refundPlan } = cartChangesApi.endpoints;
const untracked = { track: false } as const;

/** Attaches a plan to a cart item, or puts it in another one's place. */
export function* attachPlan({ payload }: ReturnType<typeof cartEvents.planPicked>): Generator {
  const { item_id, plan } = payload;
  const item = yield* knownItem(item_id);
  const qty = item ? { qty: item.qty } : {};
  const { data, error } = yield* ask(editCartItem.initiate({ item_id, ...qty, ...plan }, untracked));
  if (data) {
    yield* keepCart(data);
    yield put(cartEvents.planSettled({ item_id }));
  } else yield put(cartEvents.planRefused({ item_id, problem: problemOf(error) }));
}

export function* withdrawPlan({ payload }: ReturnType<typeof cartEvents.planWithdrawn>): Generator {
  const { item_id } = payload;
  const { data, error } = yield* ask(refundPlan.initiate({ item_id }, untracked));
  if (data) {
    yield* keepCart(data);
    yield put(cartEvents.planSettled({ item_id }));
  } else yield put(cartEvents.planRefused({ item_id, problem: problemOf(error) }));
}
