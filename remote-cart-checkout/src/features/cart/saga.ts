import { intentTypes } from '@shop/contract';
import { all, call, survive, takeEvery, takeLatest } from '@shop/platform';
import { createAddWorker } from './add.ts';
import {
  adoptCart,
  announceAdded,
  removeLine,
  sendCoupon,
  settleQuantity,
  undoRemoval,
  withdrawCoupon,
} from './changes.ts';
import { attachPlan, withdrawPlan } from './plan-changes.ts';
import { cartEvents } from './slice.ts';
import { createTurns } from './turns.ts';

/** Every change of the cart, from the page, the drawer and other remotes' intents, one after another. */
export function* cartSaga(): Generator {
  const inTurn = createTurns();
  yield call(adoptCart);
  yield all([
    takeEvery(intentTypes.cartAddRequested, survive(createAddWorker(inTurn))),
    takeEvery(cartEvents.quantityChosen, survive(inTurn(settleQuantity))),
    takeEvery(cartEvents.removeRequested, survive(inTurn(removeLine))),
    takeEvery(cartEvents.undoRequested, survive(inTurn(undoRemoval))),
    takeEvery(cartEvents.planPicked, survive(inTurn(attachPlan))),
    takeEvery(cartEvents.planWithdrawn, survive(inTurn(withdrawPlan))),
    takeEvery(cartEvents.couponSubmitted, survive(inTurn(sendCoupon))),
    takeEvery(cartEvents.couponWithdrawn, survive(inTurn(withdrawCoupon))),
    takeLatest(cartEvents.itemsAdded, survive(announceAdded)),
  ]);
}
