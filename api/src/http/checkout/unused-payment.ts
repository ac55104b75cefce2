import { giveUpUnused, lockPayment, paidBack, refusePayment, type NonceRow } from '../../database/orders/nonces.ts';
import { providerOf } from '../../payment/providers.ts';
import type { Services } from '../../services.ts';
import { providerSays } from './payment-state.ts';

/** Pays a payment back whole, under its own number and while it is locked: once, whoever asks and however often. */
const payBack = (services: Services, { nonce, method, amount }: NonceRow): Promise<void> =>
  services.db.transaction(async (db) => {
    const { usedBy, refundReference } = await lockPayment(db, nonce);
    if (usedBy !== null || refundReference !== null || amount === null) return;
    const transfer = { payment: nonce, amount, key: nonce };
    await paidBack(db, nonce, await providerOf(services, method).refund(transfer));
  });

/**
 * A payment that no order stands on, because its order could not be placed or its person never came back: it is good
 * for none from here on, what was only set aside is free again, and what was taken is paid back. One that nobody has
 * decided is asked to be called off, and stays open until its provider says so.
 * @returns whether no order stands on it
 */
export const settleUnused = async (services: Services, payment: NonceRow): Promise<boolean> => {
  const { nonce, method, givenUpAt } = payment;
  const isNew = (await giveUpUnused(services.db, payment, services.now())) !== null;
  if (givenUpAt === null && !isNew) return false;
  const provider = providerOf(services, method);
  const said = await providerSays(services, payment);
  if (said === 'accepted' && !provider.collect) {
    await payBack(services, payment);
    return true;
  }
  if (said === 'accepted' || (said === 'pending' && isNew)) await provider.release?.(nonce);
  if (said !== 'pending') await refusePayment(services.db, nonce);
  return true;
};
