import { intents, intentTypes, type Intent, type MergeUndone, type MergedCart } from '@shop/contract';
import { api, ask, call, calling, put, race, survive, take, takeEvery, withEndpoints } from '@shop/platform';
import { undoEnded } from './slice.ts';

/** In the background: how the undo ended is said once, in the end. */
const visitMergeApi = withEndpoints(api, (build) => ({
  unwish: build.mutation(calling('deleteWishlistItem', 'body', { background: true })),
  forget: build.mutation(
    calling('forgetViewed', (product_ids: number[]) => ({ body: { product_ids }, background: true })),
  ),
}));

const { unwish, forget } = visitMergeApi.endpoints;
const untracked = { track: false } as const;

/** Ends only when the cart's remote did not arrive: the shell then answers false. */
const handOver = function* (merged: MergedCart): Generator {
  const answer: unknown = yield put(intents.cartMergeUndone(merged));
  if ((yield answer) !== false) yield take(intentTypes.cartPutBack);
};

/** The cart's remote puts the cart back; false when something of it did not go. */
const putBackCart = function* (merged: MergedCart): Generator<unknown, boolean, { ended?: Intent<'cartPutBack'> }> {
  const { ended } = yield race({ ended: take(intentTypes.cartPutBack), lost: call(handOver, merged) });
  return ended?.payload.isComplete ?? false;
};

/** Wishlist and viewed products as they were; false when something did not go back. */
const putBackLists = function* ({
  merged_wishlist = [],
  merged_viewed = [],
}: MergeUndone): Generator<unknown, boolean> {
  let isComplete = true;
  for (const { product_id, child_id } of merged_wishlist) {
    const body = { product_id, ...(child_id !== null && { child_id }) };
    if ((yield* ask(unwish.initiate(body, untracked))).error) isComplete = false;
  }
  if (merged_viewed.length > 0 && (yield* ask(forget.initiate(merged_viewed, untracked))).error) isComplete = false;
  yield put(api.util.invalidateTags(['Wishlist']));
  return isComplete;
};

/** The cart first, then the lists; what does not go back does not hold up the rest. */
const undoMerge = function* ({ payload }: Intent<'mergeUndone'>): Generator {
  const isCartBack = payload.merged_cart ? yield* putBackCart(payload.merged_cart) : true;
  const areListsBack = yield* putBackLists(payload);
  yield put(undoEnded(isCartBack && areListsBack ? 'undone' : 'failed'));
};

export const visitMergeSaga = function* (): Generator {
  yield takeEvery(intentTypes.mergeUndone, survive(undoMerge));
};
