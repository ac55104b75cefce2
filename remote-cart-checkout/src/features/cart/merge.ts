import { intents, type Intent } from '@shop/contract';
import { ask, cartApi, put } from '@shop/platform';
import { cartChangesApi } from './endpoints.ts';

const { deleteCartItem, editCartItem, setCoupon } = cartChangesApi.endpoints;
const untracked = { track: false } as const;

/**
 * Puts every line, and the coupon, back as they were before a sign-in joined a guest's cart with the customer's. One
 * that does not go does not hold up the others; how it ended is said to whoever asked (`cartPutBack`).
 */
export const putBackMerged = function* ({ payload }: Intent<'cartMergeUndone'>): Generator {
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
