import { intents, type Cart, type CartItem } from '@shop/contract';
import { ask, cartApi, delay, put, type RootState, select, tracked } from '@shop/platform';
import { fieldsOfAttached } from '../../plans/offers.ts';
import { problemOf } from '../../problem.ts';
import { cartChangesApi } from './endpoints.ts';
import { cartEvents, cartSelectors, type CartState } from './slice.ts';

const { editCartItem, deleteCartItem, applyCoupon, removeCoupon } = cartChangesApi.endpoints;
/** How long an add is announced, in ms (CART-012). */
const ADDED_MESSAGE = 3000;
const untracked = { track: false } as const;

type FlowState = RootState & CartState;

export function* knownItem(itemId: number): Generator<unknown, CartItem | undefined, Cart | undefined> {
  const cart = yield select((state: RootState) => cartApi.endpoints.cart.select()(state).data);
  return cart?.list.find(({ item_id }) => item_id === itemId);
}

function* wantedQuantity(itemId: number): Generator<unknown, number | undefined, number | undefined> {
  return yield select((state: FlowState) => cartSelectors.selectWanted(state, itemId));
}

/** The answer of a cart call replaces the cart; an event tells the other remotes. */
export function* keepCart(cart: Cart, added?: number): Generator {
  yield* ask(cartApi.util.upsertQueryData('cart', undefined, cart));
  yield put(
    intents.cartChanged(added === undefined ? { items_qty: cart.items_qty } : { items_qty: cart.items_qty, added }),
  );
}

/** A cart that was loaded before this remote's code sets the checkout status, too (CART-023). */
export function* adoptCart(): Generator<unknown, void, never> {
  const { data, isError }: { data?: Cart; isError: boolean } = yield select(cartApi.endpoints.cart.select());
  if (isError) yield put(cartEvents.cartFound({ status: 'fail', units: null }));
  else if (data) yield put(cartEvents.cartFound({ status: 'successful', units: data.items_qty }));
}

/** Sends the newest choice of a line; earlier choices that were not sent yet are skipped. */
export function* settleQuantity({ payload }: ReturnType<typeof cartEvents.quantityChosen>): Generator {
  const { item_id } = payload;
  const qty = yield* wantedQuantity(item_id);
  const item = yield* knownItem(item_id);
  if (qty === undefined) return;
  const least = item?.inventory.min_sale_qty ?? 1;
  if (qty < least) {
    yield put(cartEvents.quantityRefused({ item_id, qty, problem: { kind: 'min', quantity: least } }));
    return;
  }
  const { data, error } = yield* ask(editCartItem.initiate({ item_id, qty }, untracked));
  if (data) {
    yield* keepCart(data);
    yield put(cartEvents.quantityAccepted({ item_id, qty }));
  } else {
    yield put(cartEvents.quantityRefused({ item_id, qty, problem: { kind: 'answer', problem: problemOf(error) } }));
  }
}

export function* removeLine({ payload }: ReturnType<typeof cartEvents.removeRequested>): Generator {
  const { item_id } = payload;
  const item = yield* knownItem(item_id);
  const { data, error } = yield* ask(deleteCartItem.initiate({ item_id }, untracked));
  if (!data) {
    yield put(cartEvents.removeRefused({ item_id, problem: problemOf(error) }));
    return;
  }
  yield* keepCart(data);
  if (!item) return;
  const { product_id, sub_product_id, name, qty, extend } = item;
  yield put(tracked({ event: 'cartRemove', product_id, qty }));
  yield put(cartEvents.lineRemoved({ item_id, product_id, sub_product_id, name, qty, extend }));
}

export function* undoRemoval({ payload }: ReturnType<typeof cartEvents.undoRequested>): Generator {
  const { product_id, sub_product_id, qty, extend } = payload;
  const body = { product_id, child_id: sub_product_id, qty, ...(extend && fieldsOfAttached(extend)) };
  const { data, error } = yield* ask(cartApi.endpoints.addCartItem.initiate(body, untracked));
  if (data) yield* keepCart(data, qty);
  else yield put(cartEvents.addRefused(problemOf(error)));
}

export function* sendCoupon({ payload }: ReturnType<typeof cartEvents.couponSubmitted>): Generator {
  const { data, error } = yield* ask(applyCoupon.initiate({ coupon_code: payload.code }, untracked));
  if (data) {
    yield* keepCart(data);
    yield put(cartEvents.couponAnswered());
  } else yield put(cartEvents.couponRefused(problemOf(error)));
}

export function* withdrawCoupon(): Generator {
  const { data, error } = yield* ask(removeCoupon.initiate(undefined, untracked));
  if (data) {
    yield* keepCart(data);
    yield put(cartEvents.couponAnswered());
  } else yield put(cartEvents.couponRefused(problemOf(error)));
}

/** Says what was added for three seconds. */
export function* announceAdded(): Generator {
  yield delay(ADDED_MESSAGE);
  yield put(cartEvents.addedMessageEnded());
}
