import type { Queryable } from '../database/connection.ts';
import { paidBack } from '../database/orders/payments.ts';
import { changeOrder, lockOrder } from '../database/orders/orders.ts';
import { closeOperation, postponeOperation, type OperationRow } from '../database/orders/provider-operations.ts';
import { transact } from '../database/transact.ts';
import { retryDelay } from '../domain/retry.ts';
import { ShopError } from '../domain/shop-error.ts';
import { briefly } from '../logged-error.ts';
import { providerOf, type Providers } from './providers.ts';
import { paymentMessages } from './messages.ts';

interface Performing extends Providers {
  readonly db: Queryable;
  readonly now: () => Date;
}

/** Asks the provider; null while it has not finished. Asked again, it does the same once, by its key. */
const askProvider = async (services: Providers, operation: OperationRow): Promise<string | null> => {
  const { kind, method, payment, amount, key } = operation;
  const provider = providerOf(services, method);
  if (kind === 'refund') return provider.refund({ payment, amount, key });
  await provider.release?.(payment);
  return payment;
};

/** Writes the provider's answer down, once, with the order or payment that it is about. */
const writeResult = ({ db, now }: Performing, operation: OperationRow, reference: string): Promise<void> =>
  transact(db, async (transaction) => {
    const { id, kind, orderId, payment } = operation;
    if (kind === 'refund' && orderId !== null) await lockOrder(transaction, orderId);
    if (!(await closeOperation(transaction, id, reference, now())) || kind !== 'refund') return;
    if (orderId === null) await paidBack(transaction, payment, reference);
    else await changeOrder(transaction, orderId, { refundReference: reference });
  });

/**
 * Does what was written down as an operation (`writeIntent`, `claimOperation`): asks the provider outside of any
 * transaction, then writes the answer down. Whatever ends it early leaves the operation open, and the sweep asks again.
 * @throws what the provider has thrown, after it was written down
 */
export const performOperation = async (services: Performing, operation: OperationRow): Promise<void> => {
  const again = () => new Date(services.now().getTime() + retryDelay(operation.attempts));
  try {
    const reference = await askProvider(services, operation);
    if (reference !== null) return await writeResult(services, operation, reference);
    await postponeOperation(services.db, operation.id, { lastError: null, nextAttemptAt: again() });
  } catch (error) {
    await postponeOperation(services.db, operation.id, { lastError: briefly(error), nextAttemptAt: again() });
    throw error;
  }
};

/**
 * The same for the caller that has just stored it; null does nothing. It never fails: what the provider cannot do now
 * is left to the sweep, which reports it.
 */
export const beginOperation = async (services: Performing, operation: OperationRow | null): Promise<void> => {
  if (operation) await performOperation(services, operation).catch(() => undefined);
};

/** @throws ShopError 409 where nobody could ever pay money back: then nothing is promised */
export const checkRefundable = (services: Providers, method: string): void => {
  if (!providerOf(services, method).open) throw new ShopError(409, paymentMessages.refundsClosed);
};
