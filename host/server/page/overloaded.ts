import { type Language, brand } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { contentSecurityPolicy } from '../http/security.ts';
import { escapeHtml } from './json-script.ts';

const retryAfterSeconds = 5;

const texts: Record<Language, { title: string; text: string; again: string }> = {
  en: {
    title: 'One moment, please',
    text: 'Many people are visiting the shop right now. Your cart and your account are safe. Please try again in a few seconds.',
    again: 'Try again',
  },
  fr: {
    title: 'Un instant, s’il vous plaît',
    text: 'Beaucoup de personnes visitent la boutique en ce moment. Votre panier et votre compte sont en sécurité. Veuillez réessayer dans quelques secondes.',
    again: 'Réessayer',
  },
};

function overloadedHtml(language: Language): string {
  const { title, text, again } = texts[language];
  // An empty address is the page's own: the link asks for it once more.
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(`${title} – ${brand.name}`)}</title>` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"></head>' +
    `<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="">${again}</a></p></main></body></html>`
  );
}

const pages: Record<Language, string> = { en: overloadedHtml('en'), fr: overloadedHtml('fr') };
const policy = contentSecurityPolicy({
  styleHashes: [],
  assetOrigin: '',
  devOrigins: [],
  trustedTypes: false,
  outside: { recaptcha: false, googleSignIn: false },
});

/** More pages are asked for than can be rendered or wait for it: a small page that costs nothing to make. */
export const sendOverloaded = (reply: FastifyReply, language: Language): FastifyReply =>
  reply
    .code(503)
    .headers({
      'retry-after': String(retryAfterSeconds),
      'cache-control': 'no-store',
      'content-security-policy': policy,
    })
    .type('text/html; charset=utf-8')
    .send(pages[language]);
