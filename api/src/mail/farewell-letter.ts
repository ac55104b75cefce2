import { paths, type Language } from '@shop/contract';
import type { Letter } from '../domain/mail/letter.ts';
import { shortLetter, unlessConfirmed } from './letters.ts';

const texts = {
  en: {
    subject: 'Your account is deleted',
    text:
      'Your account and what belonged to it are deleted, and we send you nothing more. Tax law asks us to keep your ' +
      'invoices for the year of each order and the six after it. If it was not you who deleted the account, please ' +
      'write to us at once.',
    link: 'Write to us',
  },
  fr: {
    subject: 'Votre compte est supprimé',
    text:
      'Votre compte et ce qui en faisait partie sont supprimés, et nous ne vous enverrons plus rien. Les lois fiscales ' +
      'nous demandent de conserver vos factures pour l’année de chaque commande et les six suivantes. Si ce n’est pas ' +
      'vous qui avez supprimé le compte, écrivez-nous sans tarder.',
    link: 'Nous écrire',
  },
} as const;

/** The last letter to a customer whose account was deleted. */
export const farewellLetter = (
  { email, verified }: { email: string; verified: boolean },
  language: Language,
  shopUrl: string,
): Letter => {
  const { subject, text, link } = texts[language];
  const href = `${shopUrl}${paths.inLanguage(paths.contact(), language)}`;
  return { ...shortLetter({ email, language }, subject, text, link, href), ...unlessConfirmed(verified) };
};
