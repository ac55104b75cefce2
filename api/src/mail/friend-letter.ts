import { brand, paths, type Language } from '@shop/contract';
import { escapeHtml } from '../domain/text/html.ts';
import { labelled, letterButton, letterHtml, senderLines, unsubscribeLink, type Sender } from './letters.ts';
import type { Letter } from '../domain/mail/letter.ts';

interface FromFriend {
  to: string;
  /** Name of the customer, or their e-mail address, which is confirmed. */
  from: string;
  message: string | null;
  /** Of the shop, such as `/`. */
  path: string;
  /** Of the friend, for the link by which they refuse more. */
  leaveToken: string;
  sender: Sender;
}

const texts = {
  en: {
    subject: (from: string) => `${from} thought of you`,
    lead: (from: string) => `${from} likes shopping at ${brand.name}, and thinks you might too.`,
    link: 'Have a look',
    why: (from: string) => `${brand.name} sends you this because ${from} typed your address.`,
    leave: 'No more emails from friends',
  },
  fr: {
    subject: (from: string) => `${from} a pensé à vous`,
    lead: (from: string) => `${from} aime magasiner chez ${brand.name} et pense que vous aimerez aussi.`,
    link: 'Jeter un coup d’œil',
    why: (from: string) => `${brand.name} vous écrit parce que ${from} a saisi votre adresse.`,
    leave: 'Ne plus recevoir de courriels d’amis',
  },
} as const;

const link = (href: string, label: string): string => `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`;

/**
 * A customer's word to a friend; what they wrote stands in it as text, never as HTML. Its reader can refuse more of them,
 * whoever writes, as Canada's Anti-Spam Legislation asks (section 6).
 */
export const friendLetter = (
  { to, from, message, path, leaveToken, sender }: FromFriend,
  language: Language,
): Letter => {
  const text = texts[language];
  const address = `${sender.shopUrl}${paths.inLanguage(path, language)}`;
  const leave = unsubscribeLink(leaveToken, sender, language);
  const lines = [text.lead(from), ...(message === null ? [] : [message])];
  const body = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  const below = senderLines(text.why(from), sender, language);
  const last = [...below.text, labelled(text.leave, leave.href, language)].join('\n');
  return {
    to,
    byAnybody: true,
    subject: text.subject(from),
    text: `${lines.join('\n\n')}\n\n${labelled(text.link, address, language)}\n\n${last}`,
    html: letterHtml(
      text.subject(from),
      `${body}${letterButton(address, text.link)}${below.html}${link(leave.href, text.leave)}`,
      language,
    ),
    headers: leave.headers,
  };
};
