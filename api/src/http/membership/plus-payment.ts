import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { plusOrderOfSecret } from '../../database/membership/plus-orders.ts';
import { orNotFound } from '../../domain/shop-error.ts';
import { payPlusByCard } from '../../flows/membership/pay-plus-by-card.ts';
import { plusPaymentPath } from '../../plus-payment/provider.ts';
import { languageOf } from '../language.ts';
import { mostOfNone } from '../policies.ts';
import { visitorAddress } from '../visitor-address.ts';
import { plusPaymentPage, policyOf } from './plus-payment-page.ts';

/** The page of the yearly fee, and where it sends what the card provider's fields gave (MEM-011). */
export const registerPlusPayment = (app: FastifyInstance): void => {
  const { services } = app;
  const url = `${plusPaymentPath}:secret`;
  const who = 'linkHolder';
  const shown = { who, limit: 'perMinute', body: mostOfNone, repeat: 'reads' } as const;
  const paid = { who, limit: 'card', body: mostOfNone, repeat: 'once' } as const;
  const schema = { hide: true };

  app.get<{ Params: { secret: string } }>(url, { schema, config: { policy: shown } }, async (request, reply) => {
    const order = orNotFound(await plusOrderOfSecret(services.db, request.params.secret));
    const nonce = randomBytes(16).toString('base64');
    const paid = order.status === 'paid';
    const clientToken = paid ? '' : ((await services.cards.clientToken?.()) ?? '');
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policyOf(nonce))
      .header('referrer-policy', 'no-referrer')
      .send(plusPaymentPage({ language: languageOf(request), price: order.price, paid, clientToken, nonce }));
  });

  const body = {
    type: 'object',
    required: ['payment_method_nonce'],
    properties: { payment_method_nonce: { type: 'string', minLength: 1, maxLength: 200 } },
  } as const;
  app.post<{ Params: { secret: string }; Body: { payment_method_nonce: string } }>(
    url,
    { schema: { ...schema, body }, config: { policy: paid } },
    async (request, reply) => {
      const state = await payPlusByCard(services, request.params.secret, {
        token: request.body.payment_method_nonce,
        address: visitorAddress(request),
      });
      return reply.send({ code: 200, message: '', result: { state }, type: 'success' });
    },
  );
};
