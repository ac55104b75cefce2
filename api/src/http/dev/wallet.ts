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
import { languageOf } from '../language.ts';
import { validatorOf } from '../validation.ts';
import { page } from './page.ts';

const token = Type.String({ maxLength: 200 });
const Asked = Type.Object({ token, lang: Type.Optional(Type.Enum(['en', 'fr'])) }, { additionalProperties: false });
const Decision = Type.Object({ token, outcome: Type.Enum(['approve', 'refuse']) }, { additionalProperties: false });

const texts = {
  en: {
    title: 'Sandbox wallet',
    ask: (amount: string) => `Pay ${amount} to the shop? Nobody is charged: this is a sandbox.`,
    approve: 'Pay',
    refuse: 'Refuse',
  },
  fr: {
    title: 'Portefeuille d’essai',
    ask: (amount: string) => `Payer ${amount} à la boutique? Personne n’est débité\u00A0: c’est un essai.`,
    approve: 'Payer',
    refuse: 'Refuser',
  },
} as const;

const button = (token: string, outcome: string, label: string): string =>
  `<form method="post" action="/dev/wallet"><input type="hidden" name="token" value="${escapeHtml(token)}">` +
  `<button name="outcome" value="${outcome}">${label}</button></form>`;

/** The sandbox wallet's own page: a real wallet asks its person here, and sends them back to the shop. */
export const registerWalletPage = (app: FastifyInstance): void => {
  const { db } = app.services;
  const hide = { schema: { hide: true } };
  const checkAsked = validatorOf(Asked, 'query');
  const checkDecision = validatorOf(Decision, 'form');

  const paymentOf = async (token: string) => {
    const payment = await findPayment(db, token);
    if (payment?.method !== 'alipay') throw new ShopError(404, messages.notFound);
    return payment;
  };

  app.get('/dev/wallet', hide, async (request, reply) => {
    const { token } = checkAsked(request.query) as Static<typeof Asked>; // the check makes it so
    const { amount } = await paymentOf(token);
    const language = languageOf(request);
    const { title, ask, approve, refuse } = texts[language];
    const text = `<p>${escapeHtml(ask(formatMoney(amount ?? 0, language)))}</p>`;
    const body = text + button(token, 'approve', approve) + button(token, 'refuse', refuse);
    return reply.type('text/html; charset=utf-8').send(page(title, body, language));
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
