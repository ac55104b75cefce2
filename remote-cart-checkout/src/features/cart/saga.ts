import { intentTypes } from '@shop/contract';
import { all, call, cartApi, survive, takeEvery, takeLatest } from '@shop/platform';
import { createAddWorker } from './add.ts';
import { cartChangedBefore } from '../../cart-actions.ts';
import { adoptCart, announceAdded, removeLine, sendQuantity, takeChanged, undoRemoval } from './line-changes.ts';
import { keepMarker } from './marker.ts';
import { putBackMerged } from './merge.ts';
import { cartEvents } from './slice.ts';

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
