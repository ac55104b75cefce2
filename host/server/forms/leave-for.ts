import type { Language } from '@shop/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../http/language.ts';
import { sendPlainPage } from '../page/plain-page.ts';

const texts: Record<Language, { title: string; text: string; go: string }> = {
  en: {
    title: 'On to your payment',
    text: 'You pay on the page of the payment provider and come back to the shop from there.',
    go: 'Go on to pay',
  },
  fr: {
    title: 'Vers votre paiement',
    text: 'Le paiement se fait sur la page du fournisseur de paiement, d’où vous revenez ensuite à la boutique.',
    go: 'Continuer vers le paiement',
  },
};

/**
 * Leads from a plain form to the page of another site where one pays. By a page in between, because the policy of the
 * form's own page lets no form end elsewhere, redirects included.
 * @throws for anything but an address of https
 */
export const leaveFor = (request: FastifyRequest, reply: FastifyReply, target: string) => {
  if (!URL.canParse(target) || new URL(target).protocol !== 'https:') throw new Error('the form leads nowhere safe');
  const { href } = new URL(target);
  const { language } = languageOf(request);
  const { go, ...said } = texts[language];
  const page = { language, ...said, back: { href, label: go } };
  return sendPlainPage(reply, 200, page, { refresh: `0; url=${href}` });
};
