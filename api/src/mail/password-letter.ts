import { paths } from '@shop/contract';
import { formatDate } from '@shop/format';
import type { Letter } from '../domain/mail/letter.ts';
import { languageOf, shortLetter, unlessConfirmed, type Reader } from './letters.ts';

const texts = {
  en: {
    subject: 'Your password was changed',
    text: (day: string) =>
      `The password of your account was changed on ${day}, and all browsers were signed out. If it was you, there is ` +
      `nothing to do. If it was not you, please choose another password at once and write to us.`,
    link: 'Choose a new password',
  },
  fr: {
    subject: 'Votre mot de passe a été modifié',
    text: (day: string) =>
      `Le mot de passe de votre compte a été modifié le ${day}, et tous les navigateurs ont été déconnectés. Si c’est ` +
      `vous, il n’y a rien à faire. Sinon, choisissez sans tarder un autre mot de passe et écrivez-nous.`,
    link: 'Choisir un nouveau mot de passe',
  },
} as const;

/** Tells a customer that their password is another one now. */
export const passwordLetter = (reader: Reader & { verified: boolean }, at: Date, shopUrl: string): Letter => {
  const language = languageOf(reader);
  const { subject, text, link } = texts[language];
  const href = `${shopUrl}${paths.inLanguage(paths.forgotPassword(), language)}`;
  const letter = shortLetter(reader, subject, text(formatDate(at, language)), link, href);
  return { ...letter, ...unlessConfirmed(reader.verified) };
};
