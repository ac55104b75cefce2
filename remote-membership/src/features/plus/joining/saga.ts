import { intents, plusJoinTimes } from '@shop/contract';
import { problemOf } from '@shop/kit';
import {
  ask,
  call,
  cancelled,
  delay,
  put,
  race,
  select,
  survive,
  take,
  takeLatest,
  takeLeading,
  api,
  calling,
  withEndpoints,
} from '@shop/platform';
import { plusApi } from '../endpoints.ts';
import { joiningEvents, selectJoining, type JoiningDetails } from './slice.ts';

/** Background calls: the dialog shows their failures. Those that ask again and again heed Retry-After. */
const joiningApi = withEndpoints(api, (build) => ({
  sendPlusCode: build.mutation(calling('plusSendCode', (phone: string) => ({ body: { phone }, background: true }))),
  verifyPlusCode: build.mutation(calling('plusVerifyCode', 'body', { background: true })),
  plusPaymentLink: build.mutation(
    calling('plusPaymentLink', (vip_code: string | undefined) => ({ body: { vip_code }, background: true })),
  ),
  plusOrderSucceeded: build.mutation(
    calling('plusOrderMaybeSucceeded', (order_sn: string) => ({
      body: { order_sn },
      background: true,
      inPlace: false,
    })),
  ),
  plusCompleted: build.mutation(
    calling('plusIsCompleted', (order_sn: string) => ({ body: { order_sn }, background: true, inPlace: false })),
  ),
}));

const { sendPlusCode, verifyPlusCode, plusPaymentLink, plusOrderSucceeded, plusCompleted } = joiningApi.endpoints;
const untracked = { track: false } as const;

/** Step 1: the code goes out, and 59 seconds later another may be asked for. */
const sendCode = function* ({ payload: telephone }: ReturnType<typeof joiningEvents.codeRequested>): Generator {
  const { error } = yield* ask(sendPlusCode.initiate(telephone, untracked));
  if (error) {
    yield put(joiningEvents.codeNotSent(problemOf(error)));
    return;
  }
  yield put(joiningEvents.codeSent(plusJoinTimes.resendSeconds));
  for (let left = plusJoinTimes.resendSeconds; left > 0; left -= 1) {
    yield delay(1_000);
    yield put(joiningEvents.secondPassed());
  }
};

/** Prices and greetings need not wait for the next page: the group of before is known nowhere any more. */
const greetMember = function* (): Generator {
  yield put(plusApi.util.invalidateTags(['Session', 'Cart']));
  yield put(intents.customerChanged({}));
};

/** Steps 4 and 5: asks every 3 seconds, from 30 seconds on, whether it was paid, then whether the membership began. */
const awaitMembership = function* (orderNumber: string): Generator {
  yield delay(plusJoinTimes.firstAsk);
  for (;;) {
    const { data } = yield* ask(plusOrderSucceeded.initiate(orderNumber, untracked));
    if (data?.is_success === 1) break;
    yield delay(plusJoinTimes.everyAsk);
  }
  yield put(joiningEvents.orderSucceeded());
  for (;;) {
    const { data } = yield* ask(plusCompleted.initiate(orderNumber, untracked));
    if (data?.is_completed === 1) break;
    yield delay(plusJoinTimes.everyAsk);
  }
  yield put(joiningEvents.membershipBegan());
  yield* greetMember();
};

/** Closing the dialog may follow a payment: asks once more, so that a new member is not asked to join. */
const lookBack = function* (orderNumber: string): Generator {
  const { data } = yield* ask(plusCompleted.initiate(orderNumber, untracked));
  if (data?.is_completed !== 1) return;
  yield put(joiningEvents.paymentEnded());
  yield* greetMember();
};

const whilePaying = function* (orderNumber: string): Generator {
  try {
    yield call(awaitMembership, orderNumber);
  } finally {
    if (yield cancelled()) yield* lookBack(orderNumber);
  }
};

/** Steps 2 to 6: the code, the payment page, and what comes of it. */
const join = function* ({ telephone, verifyCode, vipCode }: JoiningDetails): Generator {
  const body = { phone: telephone, code: verifyCode, vip_code: vipCode };
  const verified = yield* ask(verifyPlusCode.initiate(body, untracked));
  if (verified.error) {
    yield put(joiningEvents.detailsRefused(problemOf(verified.error)));
    return;
  }
  yield* pay(vipCode);
};

/** The payment page; without a code that of the order that waits counts. A telephone may have to be confirmed first. */
const pay = function* (vipCode: string | undefined): Generator {
  const link = yield* ask(plusPaymentLink.initiate(vipCode, untracked));
  if (!link.data) {
    yield put(joiningEvents.detailsRefused(problemOf(link.error)));
    return;
  }
  const { url, order_sn: orderNumber } = link.data;
  yield put(joiningEvents.paymentShown({ url, orderNumber }));
  yield* whilePaying(orderNumber);
};

/** The dialog is opened again while a payment waits. */
const reopen = function* (): Generator {
  const { orderNumber }: ReturnType<typeof selectJoining> = yield select(selectJoining);
  if (orderNumber !== null) yield* whilePaying(orderNumber);
};

/** A payment that waits is in view again, or asked for. */
const resume = function* (): Generator {
  const { orderNumber }: ReturnType<typeof selectJoining> = yield select(selectJoining);
  yield* orderNumber === null ? pay(undefined) : whilePaying(orderNumber);
};

/** Calls end with the dialog, so that no polling goes on behind it. */
const whileOpen = <A>(work: (action: A) => Generator) =>
  survive(function* untilClosed(action: A): Generator {
    yield race([call(work, action), take(joiningEvents.joinClosed.type)]);
  });

export const joiningSaga = function* (): Generator {
  yield takeLatest(joiningEvents.codeRequested, survive(sendCode));
  yield takeLatest(joiningEvents.joinOpened, whileOpen(reopen));
  yield takeLatest(joiningEvents.paymentWanted, whileOpen(resume));
  yield takeLeading(
    joiningEvents.detailsSubmitted,
    whileOpen(({ payload }: ReturnType<typeof joiningEvents.detailsSubmitted>) => join(payload)),
  );
};
