import type { FastifyInstance } from 'fastify';
import { findOwnPayment, storeNonce, type NonceRow } from '../../database/orders/nonces.ts';
import { findByKey, type OrderRow } from '../../database/orders/orders.ts';
import { riskOf } from '../../domain/payment/risk.ts';
import { ownerKey, type Shopper } from '../../domain/account/identity.ts';
import type { Services } from '../../services.ts';
import { registerCall } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages } from '../../domain/messages.ts';
import { giveUpOrder } from './give-up-order.ts';
import { cartTotal, expiryOf } from './pay-later.ts';
import { isOverdue, providerSays } from './payment-state.ts';
import { settleOrder } from './settle.ts';
import { settleUnused } from './unused-payment.ts';

/** The shopper's wallet payment and its order, which is null until it is placed. */
const walletPayment = async (
  services: Services,
  who: Shopper,
  token: string,
): Promise<{ payment: NonceRow; order: OrderRow | null }> => {
  const owner = ownerKey(who);
  const payment = await findOwnPayment(services.db, token, owner);
  if (payment?.method !== 'alipay') throw new ShopError(404, messages.notFound);
  const order = payment.usedBy === null ? null : await findByKey(services.db, owner, payment.usedBy);
  return { payment, order };
};

/** What has become of a payment, for its page. One that nobody said yes to in its time has failed. */
const statusOf = async (services: Services, payment: NonceRow, order: OrderRow | null) => {
  if (order && order.state !== 'pending_payment') return order.state === 'cancelled' ? 'failed' : 'paid';
  // Whatever was paid for no order goes back.
  if (payment.givenUpAt !== null) return 'failed';
  const said = await providerSays(services, payment);
  if (said === 'accepted') return 'paid';
  return said === 'declined' || isOverdue(payment, services.now()) ? 'failed' : 'pending';
};

/** The wallet (CHK-008): risk, token, the wallet's own page, then the outcome. Amounts are the server's. */
export const registerWallet = (app: FastifyInstance): void => {
  registerCall(app, 'prePayRisk', 'shopper', async ({ services, who }) => ({
    status: riskOf(await cartTotal(services, who)),
  }));

  registerCall(app, 'walletToken', 'shopper', async ({ services, who }) => {
    const amount = await cartTotal(services, who);
    const { token, redirectUrl } = await services.wallet.begin(amount);
    const expiresAt = expiryOf(services);
    await storeNonce(services.db, {
      nonce: token,
      owner: ownerKey(who),
      method: 'alipay',
      cardType: '',
      lastFour: '',
      accepted: false,
      pending: true,
      amount,
      expiresAt,
    });
    return { token, redirect_url: redirectUrl, expires_at: expiresAt.toISOString() };
  });

  registerCall(app, 'alipayUnderRiskified', 'shopper', async ({ services, who, body }) => {
    const { payment } = await walletPayment(services, who, body.token);
    return { status: riskOf(payment.amount ?? 0) };
  });

  registerCall(app, 'alipayCheck', 'shopper', async ({ services, who, body }) => {
    const { payment, order } = await walletPayment(services, who, body.token);
    const settled = order && (await settleOrder(services, order));
    return { order_id: settled?.number ?? null, status: await statusOf(services, payment, settled) };
  });

  registerCall(app, 'alipayCancel', 'shopper', async ({ services, who, body }) => {
    const { payment, order } = await walletPayment(services, who, body.token);
    if (order?.state === 'cancelled') return { is_cancelled: 1 };
    if (order === null) return { is_cancelled: (await settleUnused(services, payment)) ? 1 : 0 };
    // What was paid in the meantime stays paid: the order is called back where orders are.
    if ((await providerSays(services, payment)) === 'accepted') return { is_cancelled: 0 };
    const given = await giveUpOrder(services, order, payment);
    return { is_cancelled: given.state === 'cancelled' ? 1 : 0 };
  });
};
