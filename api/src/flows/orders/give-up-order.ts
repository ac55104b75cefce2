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
import { refusePayment, type PaymentRow } from '../../database/orders/payments.ts';
import { lockOrder, type OrderRow } from '../../database/orders/orders.ts';
import { writeIntent } from '../../database/orders/provider-operations.ts';
import { reopenTip } from '../../database/orders/tips.ts';
import { undoOrder } from '../../database/orders/undo.ts';
import { transact } from '../../database/transact.ts';
import { cancellationLetter } from '../../mail/after-order.ts';
import { beginOperation } from '../../payment/operations.ts';
import { providerOf } from '../../payment/providers.ts';
import { orderNotice } from '../../push/order-notices.ts';
import { pushWithin } from '../../push/outbox.ts';
import type { Services } from '../../services.ts';

/** Puts the items of an unpaid order back into the person's cart. */
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
  const { couponCode, pointsUsed, creditAmount: creditUsed } = order;
  await updateCart(db, cart.id, { couponCode: cart.couponCode ?? couponCode, pointsUsed, creditUsed });
};

const cartOwnerOf = ({ customerId, guestId }: OrderRow): CartOwner | null => {
  if (customerId !== null) return { kind: 'customer', customerId };
  return guestId === null ? null : { kind: 'guest', guestId };
};

/** Whether a letter tells of an order that is given up: `letter` when the person is not on the page, else `nobody`. */
type Notification = 'letter' | 'nobody';

/**
 * Gives up an order that nobody paid, once: everything is where it was before, and what its payment may have set aside is
 * to be released. A payment that nobody decided stays open: whatever is approved for it after all is paid back then.
 */
export const giveUpOrder = async (
  services: Services,
  waiting: OrderRow,
  { nonce, method }: PaymentRow,
  notification: Notification = 'nobody',
  isRefused = false,
): Promise<OrderRow> => {
  const { now, mailer, settings } = services;
  const given = await transact(services.db, async (db) => {
    // The cart first, as placing an order does, so that the two never wait for each other in a circle.
    const owner = cartOwnerOf(waiting);
    const cart = owner && (await lockCart(db, owner));
    const order = await lockOrder(db, waiting.id);
    if (order.state !== 'pending_payment') return { order, release: null };
    if (isRefused) await refusePayment(db, nonce);
    await reopenTip(db, order.number);
    if (cart) await refillCart(db, cart, order);
    const { order: undone, ...back } = await undoOrder(db, order, { cancelReason: null, refundedAmount: 0 }, now());
    if (notification === 'letter') {
      const letter = cancellationLetter(undone, { amount: 0, ...back }, settings.shopUrl);
      // Nothing was paid, so anybody may have ordered in this name.
      await mailer.sendWithin(db, { ...letter, byAnybody: true });
      await pushWithin(db, undone, orderNotice(undone, 'cancelled'), now());
    }
    if (isRefused || !providerOf(services, method).release) return { order: undone, release: null };
    const intent = { kind: 'release', method, payment: nonce, amount: order.grandTotal, key: nonce } as const;
    return { order: undone, release: await writeIntent(db, { ...intent, orderId: order.id }, now()) };
  });
  await beginOperation(services, given.release);
  return given.order;
};
