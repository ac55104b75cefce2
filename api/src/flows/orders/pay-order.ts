import { findOwnPayment } from '../../database/orders/payments.ts';
import type { OrderRow } from '../../database/orders/orders.ts';
import { ownerKey } from '../../domain/account/identity.ts';
import { providerOf } from '../../payment/providers.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { checkoutMessages } from './checkout-messages.ts';
import { type Placing, OrderTokenRefused } from './new-order.ts';
import { placeOrder } from './place-order.ts';
import { settleOrder } from './settle-order.ts';
import { settleUnused } from './unused-payment.ts';

/** Gives up the payment of an order that certainly was not placed; a shopper who tries again pays again. */
const giveUp = async ({ services, who, body }: Placing): Promise<void> => {
  if (body.payment_nonce === undefined) return;
  const payment = await findOwnPayment(services.db, body.payment_nonce, ownerKey(who));
  if (payment?.usedBy !== null) return;
  // A failure here is left to the sweep, and the shopper is told why there is no order.
  await settleUnused(services, payment).catch(() => false);
};

/** One transaction: payment, stock, coupon, points and order, and the letter of one that is paid at once. */
const place = (placing: Placing): Promise<OrderRow> =>
  placeOrder(placing).catch(async (error: unknown) => {
    const isRefused = error instanceof ShopError && error.code < 500;
    if (isRefused && !(error instanceof OrderTokenRefused)) await giveUp(placing);
    throw error;
  });

/**
 * Takes the money where it was only set aside: the order is then paid, with its letter, or undone (`settleOrder`).
 * @throws ShopError for an order whose money could not be had after all
 */
const pay = async ({ services, body }: Placing, order: OrderRow): Promise<OrderRow> => {
  if (body.payment_method === 'none' || !providerOf(services, body.payment_method).collect) return order;
  const settled = await settleOrder(services, order);
  if (settled.state !== 'cancelled') return settled;
  const text = body.payment_method === 'card' ? checkoutMessages.declined : checkoutMessages.notPaid;
  throw new ShopError(400, text, { declined: true });
};

/**
 * An order from its call to its letter. It stands before anything is charged for it; one whose payment is not known yet
 * waits as `pending_payment`, and `settlePayment` goes on with it: when its person asks, when the provider says so, and
 * every 30 seconds (`due-work.ts`).
 * @throws ShopError where nothing was placed, or the placed order was undone because nobody paid for it
 */
export const payOrder = async (placing: Placing): Promise<OrderRow> => {
  const placed = await place(placing);
  return pay(placing, placed);
};
