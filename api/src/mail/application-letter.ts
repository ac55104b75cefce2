import { paths } from '@shop/contract';
import type { Decision, Programme } from '../database/membership/applications.ts';
import { languageOf, shortLetter, type Reader } from './letters.ts';
import type { Letter } from '../domain/mail/letter.ts';

const texts = {
  en: {
    subject: { dropship: 'Your application for dropshipping', business: 'Your application for a business account' },
    accepted: 'We have accepted your application. Your account is ready.',
    rejected: 'We could not accept your application. Your account stays as it is.',
    link: 'Go to your account',
  },
  fr: {
    subject: {
      dropship: 'Votre demande au programme de livraison directe',
      business: 'Votre demande de compte d’entreprise',
    },
    accepted: 'Nous avons accepté votre demande. Votre compte est prêt.',
    rejected: 'Nous n’avons pas pu accepter votre demande. Votre compte reste tel quel.',
    link: 'Aller à votre compte',
  },
} as const;

/** Says what became of an application for a programme. */
export const applicationLetter = (
  reader: Reader,
  programme: Programme,
  decision: Decision,
  shopUrl: string,
): Letter => {
  const language = languageOf(reader);
  const { subject, accepted, rejected, link } = texts[language];
  const href = `${shopUrl}${paths.inLanguage(paths.accountHome(), language)}`;
  const why = decision.status === 'declined' ? decision.rejectionReason : null;
  const decided = decision.status === 'approved' ? accepted : rejected;
  return shortLetter(reader, subject[programme], why === null ? decided : `${decided} ${why}`, link, href);
};
