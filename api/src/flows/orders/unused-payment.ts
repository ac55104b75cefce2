import { giveUpUnused, lockPayment, refusePayment, type PaymentRow } from '../../database/orders/payments.ts';
import { writeIntent, type OperationRow } from '../../database/orders/provider-operations.ts';
import { transact } from '../../database/transact.ts';
import { beginOperation } from '../../payment/operations.ts';
import { providerOf } from '../../payment/providers.ts';
import type { PaymentState } from '../../payment/provider.ts';
import type { Services } from '../../services.ts';
import { providerSays } from './payment-state.ts';

/** Writes down what happens to a payment without an order of which the provider has `said` so; null for nothing. */
const decide = (services: Services, { nonce }: PaymentRow, said: PaymentState): Promise<OperationRow | null> =>
  transact(services.db, async (db) => {
    const { usedBy, method, amount, refundReference } = await lockPayment(db, nonce);
    if (said !== 'pending') await refusePayment(db, nonce);
    if (usedBy !== null || refundReference !== null || amount === null || said === 'declined') return null;
    const provider = providerOf(services, method);
    const intent = { method, payment: nonce, amount, key: nonce, orderId: null };
    if (said === 'accepted' && !provider.collect) {
      return writeIntent(db, { ...intent, kind: 'refund' }, services.now());
    }
    return provider.release ? writeIntent(db, { ...intent, kind: 'release' }, services.now()) : null;
  });

/**
 * A payment that no order stands on, because its order could not be placed or its person never came back: it is good
 * for none from here on, what was only set aside is free again, and what was taken is paid back. One that nobody has
 * decided is asked to be called off, and stays open until its provider says so.
 * @returns whether no order stands on it
 */
export const settleUnused = async (services: Services, payment: PaymentRow): Promise<boolean> => {
  const isNew = (await giveUpUnused(services.db, payment, services.now())) !== null;
  if (payment.givenUpAt === null && !isNew) return false;
  const said = await providerSays(services, payment);
  await beginOperation(services, await decide(services, payment, said));
  return true;
};
