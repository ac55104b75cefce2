import { paths } from '@shop/contract';
import type { Programme } from '../database/membership/applications.ts';
import { languageOf, shortLetter, type Reader } from './letters.ts';
import type { Letter } from './mailer.ts';

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
  isAccepted: boolean,
  shopUrl: string,
): Letter => {
  const language = languageOf(reader);
  const { subject, accepted, rejected, link } = texts[language];
  const href = `${shopUrl}${paths.inLanguage(paths.accountHome(), language)}`;
  return shortLetter(reader, subject[programme], isAccepted ? accepted : rejected, link, href);
};
