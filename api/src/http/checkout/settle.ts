import { monthsOf, years } from '@shop/contract';
import {
  findLine,
  insertItem,
  lockCart,
  updateCart,
  type CartOwner,
  type CartRow,
} from '../../database/cart/cart-rows.ts';
import type { Queryable } from '../../database/connection.ts';
import { decidePayment, paymentOfOrder, refusePayment, type NonceRow } from '../../database/orders/nonces.ts';
import { changeOrder, lockOrder, type OrderRow } from '../../database/orders/orders.ts';
import { earnPoints } from '../../database/orders/points-of-order.ts';
import { reopenTip } from '../../database/orders/tips.ts';
import { undoOrder } from '../../database/orders/undo.ts';
import { cancellationLetter } from '../../mail/after-order.ts';
import { orderConfirmation } from '../../mail/order-confirmation.ts';
import type { PaymentState } from '../../payment/provider.ts';
import { providerOf } from '../../payment/providers.ts';
import type { Services } from '../../services.ts';
import { refundLateApproval } from './late-approval.ts';
import { isOverdue, providerSays } from './payment-state.ts';

/** Puts what an unpaid order held back into its person's cart: nothing that they picked is lost. */
const refillCart = async (db: Queryable, cart: CartRow, order: OrderRow): Promise<void> => {
  for (const { product_id, sub_product_id, qty, plan, unit_price } of order.items) {
    if (unit_price === 0) continue; // a gift, which the cart offers again
    if (await findLine(db, cart.id, product_id, sub_product_id)) continue;
    const planTerm = plan ? monthsOf(years(plan.term)) : null;
    await insertItem(db, {
      cartId: cart.id,
      productId: product_id,
      variantId: sub_product_id,
      quantity: qty,
      planTerm,
    });
  }
  await updateCart(db, cart.id, { couponCode: cart.couponCode ?? order.couponCode, pointsUsed: order.pointsUsed });
};

const cartOwnerOf = ({ customerId, guestId }: OrderRow): CartOwner | null => {
  if (customerId !== null) return { kind: 'customer', customerId };
  return guestId === null ? null : { kind: 'guest', guestId };
};

interface Settled {
  order: OrderRow;
  /** False when the order did not wait any more, and nothing was changed. */
  isNew: boolean;
}

/** An order that nobody paid: cancelled, with everything where it was before, once. */
const giveUpOrder = (services: Services, waiting: OrderRow): Promise<Settled> =>
  services.db.transaction(async (db) => {
    // The cart first, as placing an order does, so that the two never wait for each other in a circle.
    const owner = cartOwnerOf(waiting);
    const cart = owner && (await lockCart(db, owner));
    const order = await lockOrder(db, waiting.id);
    if (order.state !== 'pending_payment') return { order, isNew: false };
    await reopenTip(db, order.number);
    if (cart) await refillCart(db, cart, order);
    const unpaid = { cancelReason: null, refundedAmount: 0, refundReference: null };
    return { order: await undoOrder(db, order, unpaid, services.now()), isNew: true };
  });

/**
 * Gives up an order, and what its payment may have set aside. A payment that nobody decided stays open here: whatever
 * is approved for it after all is paid back then.
 */
export const giveUpPayment = async (services: Services, waiting: OrderRow, payment: NonceRow): Promise<Settled> => {
  const given = await giveUpOrder(services, waiting);
  if (given.isNew) await providerOf(services, payment.method).release?.(payment.nonce);
  return given;
};

/** An order whose payment was approved: paid, and its points earned, once. */
const acceptOrder = (services: Services, { id }: OrderRow, { nonce }: NonceRow): Promise<Settled> =>
  services.db.transaction(async (db) => {
    const waiting = await lockOrder(db, id);
    if (waiting.state !== 'pending_payment') return { order: waiting, isNew: false };
    await decidePayment(db, nonce, true);
    const order = await changeOrder(db, id, { state: 'paid' });
    await earnPoints(db, order, services.now());
    return { order, isNew: true };
  });

/** Takes the money that was set aside for an order, under the order's number; what has it already stays as it is. */
const collect = async (services: Services, order: OrderRow, { nonce, method }: NonceRow): Promise<PaymentState> =>
  (await providerOf(services, method).collect?.({ payment: nonce, amount: order.grandTotal, key: order.number })) ??
  'accepted';

/**
 * An order with its payment as it stands now: one that waited is asked for at its provider and is then paid, or given
 * up when it was refused or nobody approved it in time. What was approved for an order that is cancelled by now is paid
 * back. Asking again, or from several processes at once, changes nothing twice, and no order is ever placed here. One
 * whose payment the shop knows nothing of is left alone.
 * @param isUnseen nobody is there to see the result: a letter says so when the order is given up
 */
export const settleOrder = async (services: Services, waiting: OrderRow, isUnseen = false): Promise<OrderRow> => {
  if (waiting.state === 'cancelled') return refundLateApproval(services, waiting);
  if (waiting.state !== 'pending_payment') return waiting;
  const payment = await paymentOfOrder(services.db, waiting);
  if (!payment) return waiting;
  const agreed = await providerSays(services, payment);
  const said = agreed === 'accepted' ? await collect(services, waiting, payment) : agreed;
  if (said === 'accepted') {
    const { order, isNew } = await acceptOrder(services, waiting, payment);
    if (isNew) await services.mailer.send(orderConfirmation(order, services.settings.shopUrl));
    // Somebody else was faster, and called it back: what was taken is not the shop's to keep.
    return isNew ? order : refundLateApproval(services, order, true);
  }
  // Where it is not known whether the money was taken, no time is ever over.
  if (said === 'pending' && (agreed === 'accepted' || !isOverdue(payment, services.now()))) return waiting;
  if (said === 'declined') await refusePayment(services.db, payment.nonce);
  const { order, isNew } = await giveUpPayment(services, waiting, payment);
  if (isNew && isUnseen) await services.mailer.send(cancellationLetter(order, services.settings.shopUrl));
  return order;
};
