import type { FastifyInstance } from 'fastify';
import { paths } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { Type, type Static } from 'typebox';
import { decidePayment, findPayment } from '../../database/orders/payments.ts';
import { findByKey } from '../../database/orders/orders.ts';
import { escapeHtml } from '../../domain/text/html.ts';
import { settleOrder } from '../../flows/orders/settle-order.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages } from '../../domain/messages.ts';
import { validatorOf } from '../validation.ts';
import { page } from './page.ts';

const Token = Type.Object({ token: Type.String({ maxLength: 200 }) }, { additionalProperties: false });
const Decision = Type.Object(
  { ...Token.properties, outcome: Type.Enum(['approve', 'refuse']) },
  { additionalProperties: false },
);

const button = (token: string, outcome: string, label: string): string =>
  `<form method="post" action="/dev/wallet"><input type="hidden" name="token" value="${escapeHtml(token)}">` +
  `<button name="outcome" value="${outcome}">${label}</button></form>`;

/** The sandbox wallet's own page: a real wallet asks its person here, and sends them back to the shop. */
export const registerWalletPage = (app: FastifyInstance): void => {
  const { db } = app.services;
  const hide = { schema: { hide: true } };
  const checkToken = validatorOf(Token, 'query');
  const checkDecision = validatorOf(Decision, 'form');

  const paymentOf = async (token: string) => {
    const payment = await findPayment(db, token);
    if (payment?.method !== 'alipay') throw new ShopError(404, messages.notFound);
    return payment;
  };

  app.get('/dev/wallet', hide, async (request, reply) => {
    const { token } = checkToken(request.query) as Static<typeof Token>; // the check makes it so
    const { amount } = await paymentOf(token);
    const text = `<p>Pay ${formatMoney(amount ?? 0, 'en')} to the shop? Nobody is charged: this is a sandbox.</p>`;
    const body = text + button(token, 'approve', 'Pay') + button(token, 'refuse', 'Refuse');
    return reply.type('text/html; charset=utf-8').send(page('Sandbox wallet', body));
  });

  app.post('/dev/wallet', hide, async (request, reply) => {
    const { token, outcome } = checkDecision(request.body) as Static<typeof Decision>; // the check makes it so
    const { owner, usedBy } = await paymentOf(token);
    await decidePayment(db, token, outcome === 'approve');
    const order = usedBy === null ? null : await findByKey(db, owner, usedBy);
    // A real wallet tells the shop as well: its person may never come back to ask.
    if (order) await settleOrder(app.services, order);
    return reply.redirect(paths.payResult(order?.number), 303);
  });
};
