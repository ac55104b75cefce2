import type { FastifyInstance } from 'fastify';
import { paymentMethods } from '@shop/contract';
import { updateCart } from '../../database/cart/cart-rows.ts';
import { normalisedEmail } from '../../domain/account/email.ts';
import { newToken } from '../../domain/account/tokens.ts';
import { accountMessages } from '../account/messages.ts';
import { checkedAddress } from '../address/checked-address.ts';
import { providerOf } from '../../payment/providers.ts';
import { registerCall } from '../call.ts';
import { changeCart } from '../cart/routes.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { placedOrderOf } from '../orders/wire.ts';
import { checkoutMessages } from './messages.ts';
import { payOrder } from './pay-order.ts';

const methodTitles = {
  card: { en: 'Credit or debit card', fr: 'Carte de crédit ou de débit' },
  klarna: { en: 'Pay later', fr: 'Payer plus tard' },
  alipay: { en: 'Wallet', fr: 'Portefeuille' },
} as const;
const hour = 60 * 60 * 1000;

export const registerCheckout = (app: FastifyInstance): void => {
  registerCall(app, 'cartAddress', 'shopper', async (context) => {
    const { services, who, body } = context;
    const { email: typed, address_entity_id: _saved, ...input } = body;
    const email = who.kind === 'customer' ? who.email : typed === undefined ? undefined : normalisedEmail(typed);
    if (email === null) throw new ShopError(400, accountMessages.invalidEmail, { field: 'email' });
    const shippingAddress = await checkedAddress(services.db, input);
    return changeCart(context, (db, { id }) =>
      updateCart(db, id, { shippingAddress, ...(email === undefined ? {} : { email }) }),
    );
  });

  registerCall(app, 'cartPayment', 'shopper', (context) => {
    const { payment_method: paymentMethod } = context.body;
    if (!providerOf(context.services, paymentMethod).open) throw new ShopError(409, checkoutMessages.methodClosed);
    return changeCart(context, (db, { id }) => updateCart(db, id, { paymentMethod }));
  });

  registerCall(app, 'cartPaymentMethods', 'shopper', async ({ language, services }) => ({
    list: paymentMethods.map((code) => {
      const { open, name } = providerOf(services, code);
      return { code, title: methodTitles[code][language], enabled: open, provider: name };
    }),
  }));

  registerCall(app, 'orderToken', 'shopper', async ({ services }) => ({
    order_token: newToken(),
    expires_at: new Date(services.now().getTime() + hour).toISOString(),
  }));

  registerCall(app, 'createOrder', 'shopper', async ({ services, who, language, body }) => {
    return placedOrderOf(await payOrder({ services, who, language, body }));
  });
};
