import { paths } from '@shop/contract';
import { instalmentOf, instalments } from '../../domain/payment/instalments.ts';
import { cartTotal } from '../../flows/cart/read-cart.ts';
import { expiryOf, purchaseOf, takePayLater } from '../../flows/orders/take-payment.ts';
import { callsFor } from '../call.ts';

/** Buy now, pay later (CHK-007): token, authorisation by the person, payment. The amount is the server's, which its person has agreed to. */
export const payLaterCalls = {
  ...callsFor('shopper', {
    klarnaClientToken: async ({ services, who, language, query }) => {
      const { payLater } = services;
      const purchase = await purchaseOf(services, who, language, query);
      const { clientToken, sessionId, category } = await payLater.session(purchase);
      return {
        client_token: clientToken,
        session_id: sessionId,
        expires_at: expiryOf(services).toISOString(),
        provider: payLater.name,
        ...(category !== undefined && { payment_method_category: category }),
      };
    },

    klarnaPayment: async ({ services, who, language, body }) => {
      const { reference, state } = await takePayLater(services, who, language, body);
      return { payment_id: reference, status: state === 'accepted' ? 'authorised' : state };
    },
  }),
  ...callsFor('anyone', {
    klarnaInfo: async ({ services, who }) => ({
      is_enabled: services.payLater.open ? 1 : 0,
      installments: instalments,
      installment_amount: who ? instalmentOf(await cartTotal(services, who)) : 0,
      terms_url: paths.terms(),
    }),
  }),
};
