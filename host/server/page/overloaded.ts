import type { Language } from '@shop/contract';
import type { FastifyReply } from 'fastify';
import { plainPage, plainPolicy } from './plain-page.ts';

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

const overloadedPage = (language: Language): string => {
  const { title, text, again } = texts[language];
  return plainPage({ language, title, text, back: { href: '', label: again } });
};

const pages: Record<Language, string> = { en: overloadedPage('en'), fr: overloadedPage('fr') };

/** A small, cheap page for when no more pages can be rendered or wait. */
export const sendOverloaded = (reply: FastifyReply, language: Language): FastifyReply =>
  reply
    .code(503)
    .headers({
      'retry-after': String(retryAfterSeconds),
      'cache-control': 'no-store',
      'content-security-policy': plainPolicy,
    })
    .type('text/html; charset=utf-8')
    .send(pages[language]);
