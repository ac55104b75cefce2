import { brand, paths, type Language } from '@shop/contract';
import { escapeHtml } from '../domain/text/html.ts';
import { labelled, letterHtml, senderLines, type Sender } from './letters.ts';
import type { Letter } from '../domain/mail/letter.ts';

interface FromFriend {
  to: string;
  /** Name of the customer, or their e-mail address. */
  from: string;
  /** What they wrote themselves. */
  message: string | null;
  /** A member's invite code. */
  code: string | null;
  sender: Sender;
}

const texts = {
  en: {
    subject: (from: string) => `${from} thought of you`,
    lead: (from: string) => `${from} likes shopping at ${brand.name}, and thinks you might too.`,
    code: (code: string) => `Your referral code for Plus+: ${code}`,
    link: 'Have a look',
    why: (from: string) => `${brand.name} sends you this once, because ${from} typed your address.`,
  },
  fr: {
    subject: (from: string) => `${from} a pensé à vous`,
    lead: (from: string) => `${from} aime magasiner chez ${brand.name} et pense que vous aimerez aussi.`,
    code: (code: string) => `Votre code de parrainage pour Plus+ : ${code}`,
    link: 'Jeter un coup d’œil',
    why: (from: string) => `${brand.name} vous écrit une seule fois, parce que ${from} a saisi votre adresse.`,
  },
} as const;

/** A customer's word to a friend; what they wrote stands in it as text, never as HTML. */
export const friendLetter = ({ to, from, message, code, sender }: FromFriend, language: Language): Letter => {
  const { subject, lead, code: codeLine, link, why } = texts[language];
  const address = `${sender.shopUrl}${code === null ? paths.home() : paths.plus()}`;
  const lines = [lead(from), ...(message === null ? [] : [message]), ...(code === null ? [] : [codeLine(code)])];
  const body = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  const below = senderLines(why(from), sender, language);
  return {
    to,
    subject: subject(from),
    text: `${lines.join('\n\n')}\n\n${labelled(link, address, language)}\n\n${below.text.join('\n')}`,
    html: letterHtml(
      subject(from),
      `${body}<p><a href="${escapeHtml(address)}">${escapeHtml(link)}</a></p>${below.html}`,
      language,
    ),
  };
};
