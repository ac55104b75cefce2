import { riskOf } from '../../domain/payment/risk.ts';
import { checkOpen } from '../../flows/orders/checkout-steps.ts';
import { cartTotal } from '../../flows/cart/read-cart.ts';
import { beginWallet } from '../../flows/orders/take-payment.ts';
import { cancelWallet, checkWallet, walletPayment } from '../../flows/orders/wallet-payment.ts';
import { callsFor } from '../call.ts';

/** The wallet (CHK-008): risk, token, the wallet's own page, then the outcome. Amounts are the server's, which its person has agreed to. */
export const walletCalls = callsFor('shopper', {
  prePayRisk: async ({ services, who, body: { payment_method } }) => {
    checkOpen(services, payment_method);
    return { status: riskOf(await cartTotal(services, who, payment_method)) };
  },

  walletToken: async ({ services, who, language, query }) => {
    const { token, redirectUrl, expiresAt } = await beginWallet(services, who, language, query);
    return { token, redirect_url: redirectUrl, expires_at: expiresAt.toISOString() };
  },

  alipayUnderRiskified: async ({ services, who, body }) => {
    const { payment } = await walletPayment(services, who, body.token);
    return { status: riskOf(payment.amount ?? 0) };
  },

  alipayCheck: async ({ services, who, body }) => {
    const { order, status } = await checkWallet(services, who, body.token);
    return { order_id: order?.number ?? null, status };
  },

  alipayCancel: async ({ services, who, body }) => ({
    is_cancelled: (await cancelWallet(services, who, body.token)) ? 1 : 0,
  }),
});
