import type { CartAddRequested, Intent } from '@shop/contract';
import { problemOf } from '@shop/kit';
import { ask, put, select, tracked } from '@shop/platform';
import type { PlanFields } from '../../plans/offers.ts';
import { planSelectors, type PlanState } from '../../plans/slice.ts';
import { cartChangesApi } from './endpoints.ts';
import { cartEvents } from './slice.ts';

/** A plan chosen beside the product goes with it whole. */
type Addition = Omit<CartAddRequested, 'plan'> & { plan?: CartAddRequested['plan'] | PlanFields };

const chosenPlan = function* (productId: number): Generator<unknown, PlanFields | undefined, PlanFields | undefined> {
  return yield select((state: PlanState) => planSelectors.selectChosenPlan(state, productId));
};

const addItem = function* ({ product_id, child_id, qty, plan }: Addition): Generator {
  const child = child_id === undefined ? {} : { child_id };
  const body = { product_id, ...child, qty, ...plan };
  const { data, error } = yield* ask(cartChangesApi.endpoints.addCartItem.initiate(body, { track: false }));
  if (!data) {
    yield put(cartEvents.addRefused(problemOf(error)));
    return;
  }
  yield put(tracked({ event: 'cartAdd', product_id, ...child, qty }));
  yield put(cartEvents.itemsAdded({ added: qty }));
};

/**
 * A worker for adds. The same thing asked for again while it is still on its way is a double click: it is added once.
 */
export const createAddWorker = (): ((intent: Intent<'cartAddRequested'>) => Generator) => {
  const onTheirWay = new Set<string>();
  return function* add({ payload }) {
    // The plan is read now, because the product may leave the view, and clear the choice, before the add's turn.
    const plan = payload.plan ?? (yield* chosenPlan(payload.product_id));
    const same = JSON.stringify([payload.product_id, payload.child_id, payload.qty, plan?.planId]);
    if (onTheirWay.has(same)) return;
    onTheirWay.add(same);
    try {
      yield* addItem({ ...payload, plan });
    } finally {
      onTheirWay.delete(same);
    }
  };
};
