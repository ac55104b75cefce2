import type { Language } from '@shop/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../http/language.ts';
import { originOf } from '../http/origin.ts';
import { safePath } from '../http/safe-path.ts';
import { sendPlainPage } from '../page/plain-page.ts';

/** Why a form was not taken: nothing here answers it, it holds a card, it is too large, it came from another site, who takes it did not answer. */
export type FormRefusal = 'unknown' | 'card' | 'tooLarge' | 'elsewhere' | 'unavailable';

type Texts = Record<FormRefusal, { title: string; text: string }> & { back: string; again: string };

const texts: Record<Language, Texts> = {
  en: {
    back: 'Back to the page',
    again: 'Send it again',
    unknown: {
      title: 'This form was not sent',
      text: 'It was sent before its page was ready, so nothing was done with it. Go back, wait a moment until the page has loaded, and send it again.',
    },
    card: {
      title: 'Please do not send a card number here',
      text: 'What you sent looks like a payment card, so it was refused and not kept. A card is only ever typed into the fields for it on the payment page. Nothing was charged.',
    },
    tooLarge: {
      title: 'This form is too large',
      text: 'Nothing was done with it. Go back, shorten it and send it again.',
    },
    elsewhere: {
      title: 'This form was not sent from the shop',
      text: 'To protect you, forms are taken only from the shop’s own pages. Nothing was done with it.',
    },
    unavailable: {
      title: 'We could not finish this',
      text: 'It is not certain whether what you sent was carried out. Go back and check before you send it again.',
    },
  },
  fr: {
    back: 'Retour à la page',
    again: 'Envoyer de nouveau',
    unknown: {
      title: 'Ce formulaire n’a pas été envoyé',
      text: 'Il a été envoyé avant que sa page soit prête; rien n’a été fait. Revenez en arrière, attendez un instant que la page soit chargée, puis envoyez-le de nouveau.',
    },
    card: {
      title: 'Veuillez ne pas envoyer de numéro de carte ici',
      text: 'Ce que vous avez envoyé ressemble à une carte de paiement; l’envoi a été refusé et n’a pas été conservé. Une carte ne s’inscrit que dans les champs prévus sur la page de paiement. Rien n’a été débité.',
    },
    tooLarge: {
      title: 'Ce formulaire est trop long',
      text: 'Rien n’a été fait. Revenez en arrière, raccourcissez-le et envoyez-le de nouveau.',
    },
    elsewhere: {
      title: 'Ce formulaire n’a pas été envoyé depuis la boutique',
      text: 'Pour vous protéger, seuls les formulaires des pages de la boutique sont acceptés. Rien n’a été fait.',
    },
    unavailable: {
      title: 'Nous n’avons pas pu terminer',
      text: 'Il n’est pas certain que votre envoi ait été traité. Revenez en arrière et vérifiez avant de l’envoyer de nouveau.',
    },
  },
};

const statuses: Record<FormRefusal, number> = {
  unknown: 405,
  card: 400,
  tooLarge: 413,
  elsewhere: 403,
  unavailable: 503,
};

/**
 * Tells in the visitor's language why a form was not taken, with a way back to the page that it came from. With `fields`
 * it can be sent again as it was.
 */
export const refuseForm = (
  request: FastifyRequest,
  reply: FastifyReply,
  why: FormRefusal,
  publicOrigin: string,
  fields?: URLSearchParams,
) => {
  const { language } = languageOf(request);
  const from = safePath(request.headers.referer, originOf(request, publicOrigin));
  const { back: label, again: againLabel, [why]: said } = texts[language];
  const page = {
    language,
    ...said,
    ...(from !== null && { back: { href: from, label } }),
    ...(fields && { again: { action: request.url, fields, label: againLabel } }),
  };
  return sendPlainPage(reply, statuses[why], page, why === 'unknown' ? { allow: 'GET, HEAD' } : {});
};
