import { type Language, paths, referralReward } from '@shop/contract';
import { formatMoney } from '@shop/format';
import type { Letter } from '../../domain/mail/letter.ts';
import { labelled, languageOf, shortLetter, type Reader } from '../../mail/letters.ts';

const reward = {
  en: formatMoney(referralReward, 'en'),
  fr: formatMoney(referralReward, 'fr'),
};
const texts = {
  en: {
    subject: `You have earned ${reward.en}`,
    text: (email: string) => `${email} has joined Plus+ with your code: ${reward.en} is yours, to spend in your cart.`,
    link: 'See what you can spend',
  },
  fr: {
    subject: `Vous avez gagné ${reward.fr}`,
    text: (email: string) =>
      `${email} a adhéré à Plus+ avec votre code\u00a0: ${reward.fr} sont à vous, à dépenser dans votre panier.`,
    link: 'Voir ce que vous pouvez dépenser',
  },
} as const;

/** What the letter to an invited friend says of the member's code. */
export const codeText = (code: string, language: Language): string =>
  labelled(language === 'fr' ? 'Votre code de parrainage pour Plus+' : 'Your referral code for Plus+', code, language);

/** Tells a member that a friend has joined with their code (MEM-020). */
export const referralLetter = (member: Reader, friendEmail: string, shopUrl: string): Letter => {
  const language = languageOf(member);
  const { subject, text, link } = texts[language];
  return shortLetter(
    member,
    subject,
    text(friendEmail),
    link,
    `${shopUrl}${paths.inLanguage(paths.cashback(), language)}`,
  );
};
