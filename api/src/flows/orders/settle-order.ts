import { decidePayment, paymentOfOrder, type PaymentRow } from '../../database/orders/payments.ts';
import { lockOrder, type OrderRow } from '../../database/orders/orders.ts';
import { reviewNow } from '../../domain/payment/risk.ts';
import { transact } from '../../database/transact.ts';
import type { PaymentState } from '../../payment/provider.ts';
import { providerOf } from '../../payment/providers.ts';
import type { Services } from '../../services.ts';
import { giveUpOrder } from './give-up-order.ts';
import { holdGoods } from './hold-goods.ts';
import { refundLateApproval } from './late-approval.ts';
import { markPaid } from './mark-paid.ts';
import { isOverdue, providerSays } from './payment-state.ts';

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
