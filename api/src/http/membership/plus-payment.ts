import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import { plusOrderOfSecret } from '../../database/membership/plus-orders.ts';
import { orNotFound } from '../../domain/shop-error.ts';
import { payPlusByCard } from '../../flows/membership/pay-plus-by-card.ts';
import { plusPaymentPath } from '../../plus-payment/provider.ts';
import { languageOf } from '../language.ts';
import { mostOfNone } from '../policies.ts';
import { validatorOf } from '../validation.ts';
import { visitorAddress } from '../visitor-address.ts';
import { plusPaymentPage, policyOf } from './plus-payment-page.ts';

const Body = Type.Object({ payment_method_nonce: Type.String({ minLength: 1, maxLength: 200 }) });
const checkBody = validatorOf(Body, 'json') as (value: unknown) => Static<typeof Body>; // what it lets pass

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

  app.post<{ Params: { secret: string } }>(url, { schema, config: { policy: paid } }, async (request, reply) => {
    const { payment_method_nonce: token } = checkBody(request.body);
    const state = await payPlusByCard(services, request.params.secret, { token, address: visitorAddress(request) });
    return reply.send({ code: 200, message: '', result: { state }, type: 'success' });
  });
};
