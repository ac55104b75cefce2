import type { CancelReason } from '@shop/contract';
import { findOrder, lockOrder, lockOwnOrder, type OrderRow } from '../../database/orders/orders.ts';
import type { Queryable } from '../../database/connection.ts';
import { parcelsOf } from '../../database/orders/parcels.ts';
import { writeIntent, type Intent, type OperationRow } from '../../database/orders/provider-operations.ts';
import { undoOrder } from '../../database/orders/undo.ts';
import { logChange } from '../../database/operator/log.ts';
import { transact } from '../../database/transact.ts';
import type { CustomerIdentity } from '../../domain/account/identity.ts';
import { canCancel, paymentOf } from '../../domain/order/state.ts';
import { noSuch, OperatorProblem } from '../../domain/operator-problem.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import { earlyBirdTerms, earlyBirdUnits } from '../../domain/order/early-bird.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { cancellationLetter } from '../../mail/after-order.ts';
import { beginOperation, checkRefundable } from '../../payment/operations.ts';
import { payMethodOf, providerOf } from '../../payment/providers.ts';
import { orderNotice } from '../../push/order-notices.ts';
import { pushWithin } from '../../push/outbox.ts';
import type { Services } from '../../services.ts';
import { orderMessages } from './order-messages.ts';

/** Returns the provider's operation on the money of an order that is called back; null for none. */
const intentFor = (services: Services, order: OrderRow, refund: number): Intent | null => {
  const { number, paymentReference, grandTotal, id, state } = order;
  const method = payMethodOf(order.paymentMethod);
  const about = { method, payment: paymentReference ?? '', orderId: id };
  if (refund > 0) return { ...about, kind: 'refund', amount: refund, key: number };
  const mayBeSetAside = paymentOf(state) === 'pending' && providerOf(services, method).release !== undefined;
  if (!mayBeSetAside || paymentReference === null) return null;
  return { ...about, kind: 'release', amount: grandTotal, key: paymentReference };
};

/**
 * Calls a locked order back, less a fee in cents, with its letter and with what its provider will be asked: whatever was
 * not paid back before. The refund is asked for under the order's number, so that asking again, after an answer that
 * was lost, pays nothing twice.
 */
export const callBack = async (
  db: Queryable,
  services: Services,
  row: OrderRow,
  reason: CancelReason | null,
  fee: number,
) => {
  const refund = paymentOf(row.state) === 'paid' ? Math.max(0, row.grandTotal - row.refundedAmount - fee) : 0;
  if (refund > 0) checkRefundable(services, row.paymentMethod);
  const intent = intentFor(services, row, refund);
  const operation = intent && (await writeIntent(db, intent, services.now()));
  const cancellation = { cancelReason: reason, refundedAmount: row.refundedAmount + refund };
  const { order, points, credit } = await undoOrder(db, row, cancellation, services.now());
  const back = { amount: refund, points, credit };
  await services.mailer.sendWithin(db, cancellationLetter(order, back, services.settings.shopUrl));
  await pushWithin(db, order, orderNotice(order, 'cancelled'), services.now());
  return { row: order, operation, amount: refund, points };
};

/**
 * Calls a locked order back; one that is cancelled already stays as it is. What is approved for it later on is paid back
 * then (`settle-order.ts`).
 * @throws ShopError 409 when it is too late, or where nobody could pay money back
 */
export const cancelWithin = async (
  db: Queryable,
  services: Services,
  row: OrderRow,
  reason: CancelReason | null,
): Promise<{ row: OrderRow; operation: OperationRow | null }> => {
  if (row.state === 'cancelled') return { row, operation: null };
  if (!canCancel(row.state, (await parcelsOf(db, row.id)).length)) throw new ShopError(409, orderMessages.tooLate);
  return callBack(db, services, row, reason, 0);
};

/**
 * Calls a customer's own order back as `cancelWithin` says, and then asks its provider.
 * @throws ShopError 404, or 409 as `cancelWithin`
 */
export const cancelOrder = async (
  services: Services,
  who: CustomerIdentity,
  number: string,
  reason: CancelReason | undefined,
): Promise<OrderRow> => {
  const { row, operation } = await transact(services.db, async (db) => {
    const own = await lockOwnOrder(db, who, number);
    if (!own) throw new ShopError(404, orderMessages.unknown);
    return cancelWithin(db, services, own, reason ?? null);
  });
  await beginOperation(services, operation);
  return row;
};

/**
 * Has an order of super early birds recalled that is in transit: what was paid goes back less the fee for each of them
 * (POP-036).
 * @throws OperatorProblem for an order that is not in transit, or holds something else
 */
export const recallOrder = async (services: Services, by: Operator, number: string): Promise<OrderRow> => {
  const { row, operation } = await transact(services.db, async (db) => {
    const found = await findOrder(db, number);
    if (!found) throw noSuch('order', number);
    const order = await lockOrder(db, found.id);
    const units = order.items.reduce((sum, { qty }) => sum + qty, 0);
    if (earlyBirdUnits(order.items, order.items) < units)
      throw new OperatorProblem({
        en: `Order ${number} holds something else than super early birds, which is not recalled.`,
        fr: `La commande ${number} contient autre chose que des articles en prévente, ce qui ne s’annule pas.`,
      });
    const parcels = await parcelsOf(db, order.id);
    if (order.state !== 'shipped' || parcels.some(({ deliveredAt }) => deliveredAt !== null))
      throw new OperatorProblem({
        en: `Order ${number} is not in transit.`,
        fr: `La commande ${number} n’est pas en route.`,
      });
    const called = await callBack(db, services, order, null, units * earlyBirdTerms.recallFee);
    const [before, after] = [order, called.row].map(({ state, refundedAmount }) => ({ state, refundedAmount }));
    await logChange(
      db,
      by,
      { action: 'order.recall', subject: number, before: before ?? null, after: after ?? null },
      services.now(),
    );
    return called;
  });
  await beginOperation(services, operation);
  return row;
};
