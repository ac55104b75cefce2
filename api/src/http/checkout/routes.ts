import { paymentMethods } from '@shop/contract';
import { cartLines } from '../../database/cart/cart-lines.ts';
import { findCart } from '../../database/cart/cart-rows.ts';
import { storeOrderToken } from '../../database/orders/order-tokens.ts';
import { hasEarlyBird } from '../../domain/order/early-bird.ts';
import { ownerKey } from '../../domain/account/identity.ts';
import { providerOf } from '../../payment/providers.ts';
import { callsFor } from '../call.ts';
import { placedOrderOf } from '../orders/wire.ts';
import { payOrder } from '../../flows/orders/pay-order.ts';
import { cartOf } from '../cart/cart.ts';
import { addressCart, choosePayment } from '../../flows/orders/checkout-steps.ts';

const methodTitles = {
  card: { en: 'Credit or debit card', fr: 'Carte de crédit ou de débit' },
  klarna: { en: 'Pay later', fr: 'Payer plus tard' },
  alipay: { en: 'Wallet', fr: 'Portefeuille' },
} as const;

export const checkoutCalls = callsFor('shopper', {
  cartAddress: async (context) => {
    const { services, who, body } = context;
    return cartOf(await addressCart({ services, who }, body), context.language);
  },

  cartPayment: async (context) => cartOf(await choosePayment(context, context.body.payment_method), context.language),

  cartPaymentMethods: async ({ language, services, who }) => {
    const row = await findCart(services.db, who);
    const isPaidAtOnce = row !== null && hasEarlyBird(await cartLines(services.db, row.id));
    const list = paymentMethods.map((code) => {
      const { open, name } = providerOf(services, code);
      const enabled = open && !(isPaidAtOnce && code === 'klarna');
      return { code, title: methodTitles[code][language], enabled, provider: name };
    });
    return { list };
  },

  orderToken: async ({ services, who }) => {
    const { token, expiresAt } = await storeOrderToken(services.db, ownerKey(who), services.now());
    return { order_token: token, expires_at: expiresAt.toISOString() };
  },

  createOrder: async ({ services, who, language, body, indent }) => {
    return placedOrderOf(await payOrder({ services, who, language, body, by: 'token', indent }));
  },
});
