import { languageQuery } from '@shop/contract';
import type { Letter } from '../domain/mail/letter.ts';
import type { Mailer } from '../mail/mailer.ts';

/** What is wrong with a letter in its language, if anything is. */
const faultsOf = ({ html, text }: Letter, shopUrl: string): string[] => {
  const [, language = 'no language'] = /<html lang="(en|fr)-CA">/.exec(html) ?? [];
  const links = text.match(/https?:\/\/\S+/g) ?? [];
  const foreign = links.filter((link) => {
    const { origin, searchParams } = new URL(link);
    return origin === new URL(shopUrl).origin && searchParams.get(languageQuery) !== language;
  });
  // French sets a no-break space before a colon, and no other space.
  const colons = language === 'fr' ? (text.match(/.{0,20}(?: |[^\s:]):(?=[ \n]|$)/gmu) ?? []) : [];
  return [...foreign, ...colons];
};

/** Sends as the given one does, but no letter that leads to the shop in another language than its own, or is set as one. */
export const checkedMailer = (mailer: Mailer, shopUrl: string): Mailer => ({
  ...mailer,
  sendWithin: (transaction, letter) => {
    const faults = faultsOf(letter, shopUrl);
    if (faults.length > 0) throw new Error(`A letter is not all in its language: ${faults.join(' | ')}`);
    return mailer.sendWithin(transaction, letter);
  },
});
