import { formatMoney } from '@shop/format';
import type { FastifyInstance } from 'fastify';
import { plusOrderOfSecret } from '../../database/membership/plus-orders.ts';
import { payPlus } from '../../flows/membership/pay-plus-by-card.ts';
import { escapeHtml } from '../../domain/text/html.ts';
import { orNotFound, ShopError } from '../../domain/shop-error.ts';
import { messages } from '../../domain/messages.ts';
import { languageOf } from '../language.ts';

const texts = {
  en: {
    title: 'Sandbox payment',
    fee: 'A year of Plus+',
    pay: 'Pay',
    done: 'Thank you. The payment has gone through.',
  },
  fr: { title: 'Paiement d’essai', fee: 'Un an de Plus+', pay: 'Payer', done: 'Merci. Le paiement a été accepté.' },
} as const;

/** Only the shop's own pages may frame it, and it runs no script. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'self'";

/** A payment provider's page in the shop's frame: /dev/plus-payment/:secret, where the fee is "paid" by pressing. */
export const registerPlusPaymentPage = (app: FastifyInstance): void => {
  const { services } = app;
  const hide = { schema: { hide: true } };
  const page = (title: string, body: string, language: string): string =>
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${escapeHtml(title)}</title></head>` +
    `<body style="font:16px/1.5 system-ui,sans-serif;padding:1rem"><h1 style="font-size:1.2rem">${escapeHtml(title)}</h1>${body}</body></html>`;

  app.get<{ Params: { secret: string } }>('/dev/plus-payment/:secret', hide, async (request, reply) => {
    const order = orNotFound(await plusOrderOfSecret(services.db, request.params.secret));
    const language = languageOf(request);
    const { title, fee, pay, done } = texts[language];
    const amount = formatMoney(order.price, language);
    const form = `<form method="post"><p>${escapeHtml(fee)}: <b>${amount}</b></p><button style="font:inherit;padding:.6rem 1.2rem">${escapeHtml(pay)} ${amount}</button></form>`;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(page(title, order.status === 'paid' ? `<p>${escapeHtml(done)}</p>` : form, language));
  });

  app.post<{ Params: { secret: string } }>('/dev/plus-payment/:secret', hide, async (request, reply) => {
    const order = await plusOrderOfSecret(services.db, request.params.secret);
    if (!order || !(await payPlus(services, order.number))) {
      throw new ShopError(404, messages.notFound);
    }
    return reply.redirect(`/dev/plus-payment/${encodeURIComponent(request.params.secret)}`, 303);
  });
};
