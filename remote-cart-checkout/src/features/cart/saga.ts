import { intentTypes, intents, type CartAddRequested, type Intent } from '@shop/contract';
import { all, call, cartApi, survive, takeEvery, takeLatest, ask, put, select, tracked } from '@shop/platform';
import { problemOf } from '@shop/kit';
import { cartChangedBefore } from '../../cart-actions.ts';
import { adoptCart, announceAdded, removeLine, sendQuantity, takeChanged, undoRemoval } from './line-changes.ts';
import { keepMarker } from './marker.ts';
import { cartEvents } from './slice.ts';
import type { PlanFields } from '../../plans/offers.ts';
import { planSelectors, type PlanState } from '../../plans/slice.ts';
import { cartChangesApi } from './endpoints.ts';

const { deleteCartItem, editCartItem, setCoupon } = cartChangesApi.endpoints;
const untracked = { track: false } as const;

/**
 * Puts every line, and the coupon, back as they were before a sign-in joined a guest's cart with the customer's. One
 * that does not go does not hold up the others; how it ended is said to whoever asked (`cartPutBack`).
 */
const putBackMerged = function* ({ payload }: Intent<'cartMergeUndone'>): Generator {
  let isComplete = true;
  for (const { item_id, qty_before, plan_added } of payload.items) {
    const edit = { item_id, qty: qty_before, ...(plan_added && { remove_plan: true }) };
    const { error } =
      qty_before === 0
        ? yield* ask(deleteCartItem.initiate({ item_id }, untracked))
        : yield* ask(editCartItem.initiate(edit, untracked));
    if (error) isComplete = false;
  }
  if (payload.coupon_added && (yield* ask(setCoupon.initiate(null, untracked))).error) isComplete = false;
  // After a refusal the cart is not as it was thought.
  if (!isComplete) yield put(cartApi.util.invalidateTags(['Cart']));
  yield put(intents.cartPutBack({ isComplete }));
};

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
const createAddWorker = (): ((intent: Intent<'cartAddRequested'>) => Generator) => {
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

/** Work of more than one call: other remotes’ intents, choices that are checked, removals that can be undone. */
export const cartSaga = function* (): Generator {
  yield call(adoptCart);
  yield call(keepMarker);
  yield all([
    takeEvery(cartApi.endpoints.cart.matchFulfilled, survive(keepMarker)),
    takeEvery(intentTypes.cartAddRequested, survive(createAddWorker())),
    takeEvery(intentTypes.cartMergeUndone, survive(putBackMerged)),
    takeEvery(cartChangedBefore, survive(takeChanged)),
    takeEvery(cartEvents.quantityChosen, survive(sendQuantity)),
    takeEvery(cartEvents.removeRequested, survive(removeLine)),
    takeEvery(cartEvents.undoRequested, survive(undoRemoval)),
    takeLatest(cartEvents.itemsAdded, survive(announceAdded)),
  ]);
};
