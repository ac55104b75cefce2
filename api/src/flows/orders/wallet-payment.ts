import { findOwnPayment, paymentOfOrder, type PaymentRow } from '../../database/orders/payments.ts';
import { findByKey, type OrderRow } from '../../database/orders/orders.ts';
import { ownerKey, type Shopper } from '../../domain/account/identity.ts';
import { messages } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { giveUpOrder } from './give-up-order.ts';
import { isOverdue, providerSays } from './payment-state.ts';
import { settleOrder } from './settle-order.ts';
import { settleUnused } from './unused-payment.ts';
import type { CallResult } from '@shop/contract';

/** The shopper's wallet payment and its order, which is null until it is placed. */
export const walletPayment = async (
  services: Services,
  who: Shopper,
  token: string,
): Promise<{ payment: PaymentRow; order: OrderRow | null }> => {
  const owner = ownerKey(who);
  const payment = await findOwnPayment(services.db, token, owner);
  if (payment?.method !== 'alipay') throw new ShopError(404, messages.notFound);
  const order = payment.usedBy === null ? null : await findByKey(services.db, owner, payment.usedBy);
  return { payment, order };
};

type WalletStatus = CallResult<'alipayCheck'>['status'];

/** Status of a payment for its page. One that nobody approved in its time has failed. */
const statusOf = async (services: Services, payment: PaymentRow, order: OrderRow | null): Promise<WalletStatus> => {
  if (order && order.state !== 'pending_payment') return order.state === 'cancelled' ? 'failed' : 'paid';
  // A payment without an order is paid back.
  if (payment.givenUpAt !== null) return 'failed';
  const said = await providerSays(services, payment);
  if (said === 'accepted') return order?.review ? 'pending' : 'paid';
  return said === 'declined' || isOverdue(payment, services.now()) ? 'failed' : 'pending';
};

/** Where the person can still say yes to the payment that an order waits for; null where nobody is asked any more. */
export const payUrlOf = async (services: Services, order: OrderRow): Promise<string | null> => {
  if (order.state !== 'pending_payment') return null;
  const payment = await paymentOfOrder(services.db, order);
  const isOpen = payment?.pending && !isOverdue(payment, services.now());
  return isOpen ? payment.payUrl : null;
};

/** Settles the order of a wallet payment, and returns it with the payment's status. */
export const checkWallet = async (services: Services, who: Shopper, token: string) => {
  const { payment, order } = await walletPayment(services, who, token);
  const settled = order && (await settleOrder(services, order));
  return { order: settled, status: await statusOf(services, payment, settled) };
};

/** Gives a wallet payment up, with the order that waits for it; false where it was paid in the meantime. */
export const cancelWallet = async (services: Services, who: Shopper, token: string): Promise<boolean> => {
  const { payment, order } = await walletPayment(services, who, token);
  if (order?.state === 'cancelled') return true;
  if (order === null) return settleUnused(services, payment);
  // A payment that was made meanwhile stays; its order is cancelled by the call for orders.
  if ((await providerSays(services, payment)) === 'accepted') return false;
  const given = await giveUpOrder(services, order, payment);
  return given.state === 'cancelled';
};
