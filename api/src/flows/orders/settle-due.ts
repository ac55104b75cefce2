import { paymentMethods, type PaymentMethod } from '@shop/contract';
import { takenAt, type PaymentRow, claimPayment, endLook } from '../../database/orders/payments.ts';
import { findByKey, numberOfOrder } from '../../database/orders/orders.ts';
import { claimOperation, type OperationRow } from '../../database/orders/provider-operations.ts';
import { watchDelay } from '../../domain/retry.ts';
import { settlePayment } from './settle-payment.ts';
import { briefly } from '../../logged-error.ts';
import { performOperation } from '../../payment/operations.ts';
import { workThrough } from '../../work-through.ts';
import type { Services } from '../../services.ts';

type Report = (line: string) => void;

/** Calls to one provider at the same time: enough for a busy shop, few enough that no provider refuses them as too many. */
const atOnce = 4;

const nameOfPayment = async ({ db }: Services, { nonce, method, owner, usedBy }: PaymentRow): Promise<string> => {
  const order = usedBy === null ? null : await findByKey(db, owner, usedBy);
  // The provider's own number of the payment, by which an operator finds it at the provider.
  return order ? `Order ${order.number}` : `Payment ${nonce} (${method}), which has no order,`;
};

const nameOfOperation = async ({ db }: Services, { orderId, payment, method }: OperationRow): Promise<string> =>
  orderId === null
    ? `Payment ${payment} (${method}), which has no order,`
    : `Order ${await numberOfOrder(db, orderId)}`;

const lookAt = async (services: Services, payment: PaymentRow, report: Report): Promise<void> => {
  const { db, now } = services;
  try {
    await endLook(db, payment, { watchAt: await settlePayment(services, payment.nonce), watchError: null });
  } catch (error) {
    const later = new Date(now().getTime() + watchDelay(now().getTime() - takenAt(payment).getTime()));
    await endLook(db, payment, { watchAt: later, watchError: briefly(error) });
    report(`${await nameOfPayment(services, payment)} could not be settled: ${briefly(error)}`);
  }
};

const perform = (services: Services, operation: OperationRow, report: Report): Promise<void> =>
  performOperation(services, operation).catch(async (error: unknown) => {
    report(`${await nameOfOperation(services, operation)} could not be settled: ${briefly(error)}`);
  });

/** Settles what is due with a payment method: decided operations that were not done, then undecided payments. */
export const settleMethod = async (
  services: Services,
  method: PaymentMethod,
  report: Report,
  isStopped: () => boolean,
): Promise<void> => {
  const { db, now } = services;
  const began = now(); // what falls due meanwhile waits for the next round
  const bounds = { atOnce, isStopped };
  await workThrough(
    () => claimOperation(db, { method }, began),
    (operation) => perform(services, operation, report),
    bounds,
  );
  await workThrough(
    () => claimPayment(db, method, began),
    (payment) => lookAt(services, payment, report),
    bounds,
  );
};

/**
 * One round for every payment method. Every order that waits for its payment is paid or given up. A payment that was
 * approved too late, or for an order that was never placed, is paid back. Operations that a provider has not done are
 * requested again. A payment is looked at until its provider has decided it; how often depends on its age. Several
 * processes may do it at once: each row is claimed by one.
 */
export const settleOrders = async (
  services: Services,
  report: Report,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  await Promise.all(paymentMethods.map((method) => settleMethod(services, method, report, isStopped)));
};
