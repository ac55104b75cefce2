import { decidePayment, paymentOfOrder, type PaymentRow, refusePayment } from '../../database/orders/payments.ts';
import { orderProblem } from '../../database/orders/order-problem.ts';
import { lockOrder, type OrderRow, changeOrder } from '../../database/orders/orders.ts';
import { reviewNow } from '../../domain/payment/risk.ts';
import { transact } from '../../database/transact.ts';
import type { PaymentState } from '../../payment/provider.ts';
import { providerOf } from '../../payment/providers.ts';
import type { Services } from '../../services.ts';
import { giveUpOrder } from './give-up-order.ts';
import { markPaid } from './mark-paid.ts';
import { isOverdue, providerSays } from './payment-state.ts';
import { stockLinesOf, takeFromStock, useCoupon } from '../../database/orders/stock.ts';
import { hasRefund, writeIntent } from '../../database/orders/provider-operations.ts';
import { cancellationLetter } from '../../mail/after-order.ts';
import { beginOperation } from '../../payment/operations.ts';

/**
 * Pays back what was approved for an order that was cancelled by then, and says so in the letter of a cancellation.
 * It is decided once, while the order is locked, and asked for under the order's number. Where approving only sets money
 * aside, the refund makes sure that nothing is kept, and nobody is told of money that they never missed.
 * @param isTaken the money is known to have been taken
 */
const refundLateApproval = async (services: Services, cancelled: OrderRow, isTaken = false): Promise<OrderRow> => {
  if (cancelled.state !== 'cancelled' || cancelled.refundReference !== null) return cancelled;
  const payment = await paymentOfOrder(services.db, cancelled);
  const amount = payment?.amount ?? cancelled.grandTotal;
  if (!payment || amount === 0) return cancelled;
  const said = isTaken ? 'accepted' : await providerSays(services, payment);
  if (said === 'declined') await refusePayment(services.db, payment.nonce);
  if (said !== 'accepted') return cancelled;
  const { method, nonce } = payment;
  const refundedAmount = isTaken || !providerOf(services, method).collect ? amount : 0;
  const { order, refund } = await transact(services.db, async (db) => {
    const row = await lockOrder(db, cancelled.id);
    await decidePayment(db, nonce, true);
    if (row.refundReference !== null || (await hasRefund(db, row.number))) return { order: row, refund: null };
    const intent = { kind: 'refund', method, payment: nonce, amount, key: row.number, orderId: row.id } as const;
    const written = await writeIntent(db, intent, services.now());
    const changed = await changeOrder(db, row.id, { refundedAmount });
    const back = { amount: refundedAmount, points: 0, credit: 0 };
    if (refundedAmount > 0)
      await services.mailer.sendWithin(db, cancellationLetter(changed, back, services.settings.shopUrl));
    return { order: changed, refund: written };
  });
  await beginOperation(services, refund);
  return order;
};

/** Ends the transaction: everything of an order is taken, or nothing. */
class SoldOut extends Error {
  override name = 'SoldOut';
}

/**
 * Takes the goods of an order whose payment was approved, its coupon's use and its place in agreed hours, once. Until then it holds none, because whoever orders by a
 * wallet and never says yes would keep them from everybody else for as long as that may take.
 * @returns false where they were sold to others meanwhile
 */
const holdGoods = ({ db }: Services, { id, holdsGoods }: OrderRow): Promise<boolean> => {
  if (holdsGoods) return Promise.resolve(true);
  return transact(db, async (within) => {
    const order = await lockOrder(within, id);
    if (order.state !== 'pending_payment' || order.holdsGoods) return true;
    if (await orderProblem(within, await changeOrder(within, id, { holdsGoods: true }))) throw new SoldOut();
    for (const line of stockLinesOf(order.items)) if (!(await takeFromStock(within, line))) throw new SoldOut();
    if (order.couponCode !== null && !(await useCoupon(within, order.couponCode))) throw new SoldOut();
    return true;
  }).catch((error: unknown) => {
    if (error instanceof SoldOut) return false;
    throw error;
  });
};

interface Settled {
  order: OrderRow;
  /** False when the order did not wait any more, and nothing was changed. */
  isNew: boolean;
}

/** An order whose payment was approved is paid, once. */
const acceptOrder = (services: Services, { id }: OrderRow, { nonce }: PaymentRow): Promise<Settled> =>
  transact(services.db, async (db) => {
    const waiting = await lockOrder(db, id);
    if (waiting.state !== 'pending_payment') return { order: waiting, isNew: false };
    await decidePayment(db, nonce, true);
    return { order: await markPaid(services, db, waiting, services.now()), isNew: true };
  });

/** Takes the money that was set aside for an order, under the order's number; what has it already stays as it is. */
const collect = async (services: Services, order: OrderRow, { nonce, method }: PaymentRow): Promise<PaymentState> =>
  (await providerOf(services, method).collect?.({ payment: nonce, amount: order.grandTotal, key: order.number })) ??
  'accepted';

/**
 * Gives up an order that the shop does not fill although its payment may be approved: what was set aside is free, and what
 * was taken goes back.
 */
const callOff = async (
  services: Services,
  waiting: OrderRow,
  payment: PaymentRow,
  isApproved: boolean,
): Promise<OrderRow> => {
  const isTaken = isApproved && !providerOf(services, payment.method).collect;
  const given = await giveUpOrder(services, waiting, payment, isTaken ? 'nobody' : 'letter');
  return isTaken ? refundLateApproval(services, given) : given;
};

/**
 * An order with its payment as it stands now: one that waited is asked for at its provider and is then paid, or given
 * up when it was refused or nobody approved it in time. What was approved for an order that is cancelled by now is paid
 * back. One that the shop looks at waits until that is decided, and nothing is taken before. Asking again, or from several processes at once, changes nothing twice, and no order is ever placed here. One
 * whose payment the shop knows nothing of is left alone.
 * @param isUnseen nobody is there to see the result: a letter says so when the order is given up
 */
export const settleOrder = async (services: Services, waiting: OrderRow, isUnseen = false): Promise<OrderRow> => {
  if (waiting.state === 'cancelled') return refundLateApproval(services, waiting);
  if (waiting.state !== 'pending_payment') return waiting;
  const payment = await paymentOfOrder(services.db, waiting);
  if (!payment) return waiting;
  const agreed = await providerSays(services, payment);
  const { sandbox, sandboxReviews } = services.settings;
  const review = reviewNow(waiting, sandbox && sandboxReviews, services.now());
  if (review === 'refused') return callOff(services, waiting, payment, agreed === 'accepted');
  // Before anything is collected: what is sold out by now is not paid for.
  if (agreed === 'accepted' && !(await holdGoods(services, waiting))) return callOff(services, waiting, payment, true);
  if (review === 'open' && agreed === 'accepted') return waiting;
  const said = agreed === 'accepted' ? await collect(services, waiting, payment) : agreed;
  if (said === 'accepted') {
    const { order, isNew } = await acceptOrder(services, waiting, payment);
    // Another call has cancelled the order meanwhile: the taken money is paid back.
    return isNew ? order : refundLateApproval(services, order, true);
  }
  // While it is unknown whether the money was taken, the payment does not time out.
  if (said === 'pending' && (agreed === 'accepted' || !isOverdue(payment, services.now()))) return waiting;
  return giveUpOrder(services, waiting, payment, isUnseen ? 'letter' : 'nobody', said === 'declined');
};
