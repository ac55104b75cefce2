import { findByKey, lockOrder, type OrderRow } from '../../database/orders/orders.ts';
import { findPayment } from '../../database/orders/payments.ts';
import { transact } from '../../database/transact.ts';
import { messages } from '../../domain/messages.ts';
import { paymentOf } from '../../domain/order/state.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { briefly } from '../../logged-error.ts';
import { beginOperation } from '../../payment/operations.ts';
import { providerOf } from '../../payment/providers.ts';
import type { Services } from '../../services.ts';
import { cancelWithin } from './cancel-order.ts';

const isWithdrawn = async (services: Services, { paymentMethod }: OrderRow, nonce: string): Promise<boolean> => {
  try {
    return (await providerOf(services, paymentMethod).isWithdrawn?.(nonce)) ?? false;
  } catch {
    throw new ShopError(503, messages.busy);
  }
};

/**
 * Cancels an order whose provider has taken back its yes after the order was paid, as Klarna does when it finds fraud
 * late: with its letter and refund, while the warehouse has not begun. After that an operator has to decide.
 * @throws ShopError 503 when the provider does not say: its notice has to come again
 */
export const cancelWithdrawn = async (
  services: Services,
  nonce: string,
  report: (line: string) => void,
): Promise<void> => {
  const payment = await findPayment(services.db, nonce);
  const order = payment?.usedBy ? await findByKey(services.db, payment.owner, payment.usedBy) : null;
  if (!order || paymentOf(order.state) !== 'paid' || !(await isWithdrawn(services, order, nonce))) return;
  try {
    const { operation } = await transact(services.db, async (db) =>
      cancelWithin(db, services, await lockOrder(db, order.id), null),
    );
    // Another notice was faster.
    if (!operation) return;
    await beginOperation(services, operation);
    report(`Order ${order.number} is cancelled: its payment provider has taken back its approval.`);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    report(
      `Order ${order.number} is under way, but its payment provider has taken back its approval (${briefly(error)}).`,
    );
  }
};
