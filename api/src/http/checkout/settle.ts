import { monthsOf, years } from '@shop/contract';
import { findLine, insertItem, lockCart, updateCart, type CartRow } from '../../database/cart/cart-rows.ts';
import type { Queryable } from '../../database/connection.ts';
import { giveBack } from '../../database/orders/give-back.ts';
import { decidePayment, paymentOfOrder, takenAt, type NonceRow } from '../../database/orders/nonces.ts';
import { lockOwnOrder, markCancelled, markPaid, type OrderRow } from '../../database/orders/orders.ts';
import { reopenTip } from '../../database/orders/tips.ts';
import type { Shopper } from '../../identity/identity.ts';
import { orderConfirmation } from '../../mail/order-confirmation.ts';
import type { PaymentState } from '../../payment/provider.ts';
import { providerOf } from '../../payment/providers.ts';
import type { Services } from '../../services.ts';

/** What has become of a payment that was open. One that nobody said yes to in its time has failed, and is called off. */
export const stateOfPayment = async (services: Services, payment: NonceRow): Promise<PaymentState> => {
  if (!payment.pending) return payment.accepted ? 'accepted' : 'declined';
  const { nonce, method, expiresAt } = payment;
  const now = services.now();
  const provider = method === 'alipay' ? services.wallet : services.payLater;
  const state = await provider.state(nonce, takenAt(payment), now);
  if (state !== 'pending' || now < expiresAt) return state;
  await provider.release?.(nonce);
  return 'declined';
};

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

/** An order that nobody paid: cancelled, with everything where it was before. Changes nothing when it was decided. */
const undoOrder = (services: Services, who: Shopper, number: string): Promise<OrderRow | null> =>
  services.db.transaction(async (db) => {
    // The cart first, as placing an order does, so that the two never wait for each other in a circle.
    const cart = await lockCart(db, who);
    const order = await lockOwnOrder(db, who, number);
    if (order?.state !== 'pending_payment') return order;
    await giveBack(db, order, services.now());
    await reopenTip(db, order.number);
    await refillCart(db, cart, order);
    const nothing = { cancelReason: null, refundedAmount: 0, refundReference: null };
    return markCancelled(db, order.id, { ...nothing, cancelledAt: services.now() });
  });

/** Settles the order of a payment whose fate is known: paid, with its letter, once; or undone. */
export const decideOrder = async (
  services: Services,
  who: Shopper,
  order: OrderRow,
  payment: NonceRow,
  accepted: boolean,
): Promise<OrderRow> => {
  await decidePayment(services.db, payment.nonce, accepted);
  if (!accepted) return (await undoOrder(services, who, order.number)) ?? order;
  const paid = await markPaid(services.db, order.id);
  if (paid) await services.mailer.send(orderConfirmation(paid, services.settings.shopUrl));
  return paid ?? order;
};

/** Takes the money that was set aside for an order, under the order's number; what has it already stays as it is. */
const collect = async (services: Services, order: OrderRow, { nonce, method }: NonceRow): Promise<PaymentState> =>
  (await providerOf(services, method).collect?.({ payment: nonce, amount: order.grandTotal, key: order.number })) ??
  'accepted';

/**
 * The shopper's order with its payment as it stands now: one that waited is asked for at its provider. Asking again
 * changes nothing, and no order is ever placed here.
 */
export const settleOrder = async (services: Services, who: Shopper, order: OrderRow): Promise<OrderRow> => {
  if (order.state !== 'pending_payment') return order;
  const payment = await paymentOfOrder(services.db, order.placedBy, order.idempotencyKey);
  if (!payment) return order;
  const agreed = await stateOfPayment(services, payment);
  const state = agreed === 'accepted' ? await collect(services, order, payment) : agreed;
  return state === 'pending' ? order : decideOrder(services, who, order, payment, state === 'accepted');
};
