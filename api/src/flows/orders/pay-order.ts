import { findOwnPayment } from '../../database/orders/payments.ts';
import type { OrderRow } from '../../database/orders/orders.ts';
import { ownerKey } from '../../domain/account/identity.ts';
import { providerOf } from '../../payment/providers.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { checkoutMessages } from './checkout-messages.ts';
import { placeOrder, type Placing } from './place-order.ts';
import { settleOrder } from './settle-order.ts';
import { settleUnused } from './unused-payment.ts';

/** What was paid for an order that surely is none is given up; a shopper who tries again pays again. */
const giveUp = async ({ services, who, body }: Placing): Promise<void> => {
  if (body.payment_nonce === undefined) return;
  const payment = await findOwnPayment(services.db, body.payment_nonce, ownerKey(who));
  if (payment?.usedBy !== null) return;
  // What cannot be done now is done by the sweep; the shopper is told why there is no order.
  await settleUnused(services, payment).catch(() => false);
};

/**
 * Places the order of a cart (`placeOrder`), then takes its money where that was only set aside: an order stands before
 * anything is charged for it, and one whose payment is not known yet waits as `pending_payment`.
 * @throws ShopError also when the money could not be had after all; the order is undone then
 */
export const payOrder = async (placing: Placing): Promise<OrderRow> => {
  const { services, body } = placing;
  const order = await placeOrder(placing).catch(async (error: unknown) => {
    if (error instanceof ShopError && error.code < 500) await giveUp(placing);
    throw error;
  });
  if (!providerOf(services, body.payment_method).collect) return order;
  const settled = await settleOrder(services, order);
  if (settled.state !== 'cancelled') return settled;
  const text = body.payment_method === 'card' ? checkoutMessages.declined : checkoutMessages.notPaid;
  throw new ShopError(400, text, { declined: true });
};
