import type { CallBody, OrderMethod } from '@shop/contract';
import type { Queryable } from '../../database/connection.ts';
import { findUsablePayment, type PaymentRow } from '../../database/orders/payments.ts';
import { hasEarlyBird } from '../../domain/order/early-bird.ts';
import { riskOf } from '../../domain/payment/risk.ts';
import { ownerKey, type Shopper } from '../../domain/account/identity.ts';
import { providerOf } from '../../payment/providers.ts';
import type { Services } from '../../services.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { checkoutMessages } from './checkout-messages.ts';
import { paymentMessages } from '../../payment/messages.ts';

/** @throws ShopError 409 for a cart that is not to be paid later (POP-036) */
export const checkPaidAtOnce = (method: OrderMethod, lines: Parameters<typeof hasEarlyBird>[0]): void => {
  if (method === 'klarna' && hasEarlyBird(lines)) throw new ShopError(409, checkoutMessages.paidAtOnce);
};

type Paying = Pick<CallBody<'createOrder'>, 'payment_method' | 'payment_nonce'>;

/** @throws ShopError 409 for so many cents that nobody takes them without talking first (API-123) */
export const checkRisk = (total: number): void => {
  if (riskOf(total) === 'declined') throw new ShopError(409, checkoutMessages.tooLarge);
};

/** @throws ShopError 409 for a total of nothing: no provider takes that, and none is asked */
export const checkToPay = (total: number): void => {
  if (total === 0) throw new ShopError(409, checkoutMessages.nothingToPay, { field: 'payment_method' });
};

/**
 * Returns what an order of `total` cents is paid with, or fails with the reason why it is not paid; null where there is
 * nothing to pay. A payment authorised for another amount is refused: the cart has changed since. A declined payment is
 * usable by none.
 */
export const acceptedPayment = async (
  db: Queryable,
  { payment_method: method, payment_nonce: nonce }: Paying,
  who: Shopper,
  services: Services,
  total: number,
): Promise<PaymentRow | null> => {
  if (method === 'none') {
    if (total > 0) throw new ShopError(409, checkoutMessages.paymentNeeded, { field: 'payment_method' });
    if (nonce === undefined) return null;
  }
  checkToPay(total);
  if (!providerOf(services, method).open) throw new ShopError(409, checkoutMessages.methodClosed);
  checkRisk(total);
  const field = { field: 'payment_nonce' };
  if (!nonce)
    throw new ShopError(400, method === 'card' ? checkoutMessages.cardNeeded : checkoutMessages.payAgain, field);
  const payment = await findUsablePayment(db, nonce, ownerKey(who), services.now());
  if (payment?.method !== method) {
    throw new ShopError(409, method === 'card' ? checkoutMessages.cardExpired : checkoutMessages.payAgain, field);
  }
  if (payment.amount !== null && payment.amount !== total) throw new ShopError(409, paymentMessages.totalChanged);
  if (payment.accepted || payment.pending) return payment;
  throw new ShopError(400, method === 'card' ? checkoutMessages.declined : checkoutMessages.notPaid, {
    declined: true,
  });
};
