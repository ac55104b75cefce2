import type { Cart } from '@shop/contract';
import { problemOf } from '@shop/kit';
import { ask, cartApi, delay, put, type RootState, select, tracked } from '@shop/platform';
import type { cartChangedBefore } from '../../cart-actions.ts';
import { fieldsOfAttached } from '../../plans/offers.ts';
import { cartChangesApi } from './endpoints.ts';
import { cartEvents } from './slice.ts';

const { addCartItem, editCartItem, deleteCartItem } = cartChangesApi.endpoints;
/** How long an add is announced, in ms (CART-012). */
const ADDED_MESSAGE = 3000;
const untracked = { track: false } as const;

/** The least quantity that a line of the cart can have, as far as it is known. */
const leastQuantity = function* (itemId: number): Generator<unknown, number, Cart | undefined> {
  const cart = yield select((state: RootState) => cartApi.endpoints.cart.select()(state).data);
  return cart?.list.find(({ item_id }) => item_id === itemId)?.inventory.min_sale_qty ?? 1;
};

/** A cart that was loaded before this remote's code sets the checkout status, too (CART-023). */
export const adoptCart = function* (): Generator<unknown, void, never> {
  const { data, isError }: { data?: Cart; isError: boolean } = yield select(cartApi.endpoints.cart.select());
  if (isError) yield put(cartEvents.cartFound({ status: 'fail', units: null }));
  else if (data) yield put(cartEvents.cartFound({ status: 'successful', units: data.items_qty }));
};

/** Replaces the older cached cart. */
export const takeChanged = function* ({ payload }: ReturnType<typeof cartChangedBefore>): Generator {
  yield* ask(cartApi.util.upsertQueryData('cart', undefined, payload));
};

/** Sends a choice unless it is below the least quantity. Newer choices take the place of one that still waits. */
export const sendQuantity = function* ({ payload }: ReturnType<typeof cartEvents.quantityChosen>): Generator {
  const { item_id, qty } = payload;
  const least = yield* leastQuantity(item_id);
  if (qty < least) {
    yield put(cartEvents.quantityRefused({ item_id, qty, problem: { kind: 'min', quantity: least } }));
    return;
  }
  const { data, error } = yield* ask(editCartItem.initiate({ item_id, qty }, untracked));
  if (data) yield put(cartEvents.quantityAccepted({ item_id, qty }));
  else yield put(cartEvents.quantityRefused({ item_id, qty, problem: { kind: 'answer', problem: problemOf(error) } }));
};

/** Takes a line out and remembers it, so that it can be put back. */
export const removeLine = function* ({ payload }: ReturnType<typeof cartEvents.removeRequested>): Generator {
  const { item_id } = payload;
  const { data, error } = yield* ask(deleteCartItem.initiate({ item_id }, untracked));
  if (!data) {
    yield put(cartEvents.removeRefused({ item_id, problem: problemOf(error) }));
    return;
  }
  if (!data.line) return;
  const { product_id, sub_product_id, name, qty, extend } = data.line;
  yield put(tracked({ event: 'cartRemove', product_id, qty }));
  yield put(cartEvents.lineRemoved({ item_id, product_id, sub_product_id, name, qty, extend }));
};

export const undoRemoval = function* ({ payload }: ReturnType<typeof cartEvents.undoRequested>): Generator {
  const { product_id, sub_product_id, qty, extend } = payload;
  const body = { product_id, child_id: sub_product_id, qty, ...(extend && fieldsOfAttached(extend)) };
  const { data, error } = yield* ask(addCartItem.initiate(body, untracked));
  if (!data) {
    yield put(cartEvents.undoRefused({ removed: payload, problem: problemOf(error) }));
    return;
  }
  const child = sub_product_id === null ? {} : { child_id: sub_product_id };
  yield put(tracked({ event: 'cartAdd', product_id, ...child, qty }));
};

/** Says what was added for three seconds. */
export const announceAdded = function* (): Generator {
  yield delay(ADDED_MESSAGE);
  yield put(cartEvents.addedMessageEnded());
};
