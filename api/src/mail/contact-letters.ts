import { brand, paths } from '@shop/contract';
import type { ContactRow } from '../database/contact/messages.ts';
import { reachUs } from '../domain/contact/customer-service.ts';
import type { Letter } from '../domain/mail/letter.ts';
import { messageNumber } from '../domain/order/number.ts';
import { escapeHtml } from '../domain/text/html.ts';
import { isPlainName, labelled, languageOf, letterHtml } from './letters.ts';

const texts = {
  en: {
    arrived: (number: string) => `We have your message ${number}`,
    thanks: (name: string) => `Thank you, ${name}. We have your message and answer within one business day.`,
    about: (topic: string, order: string | null) => `It is about: ${topic}${order === null ? '' : `, order ${order}`}.`,
    notYou: 'If you did not write to us, somebody typed your address by mistake: leave this letter unread.',
    answered: (number: string) => `${brand.name} has answered your message ${number}`,
    answer: 'Our answer:',
    wrote: 'You wrote:',
    more: 'Write to us again',
    topics: {
      order: 'an order',
      delivery: 'a delivery',
      returns: 'a return or a refund',
      product: 'a product',
      payment: 'a payment',
      account: 'an account',
      other: 'something else',
      feedback: 'what could be better',
      cooperation: 'working together',
    },
  },
  fr: {
    arrived: (number: string) => `Nous avons reçu votre message ${number}`,
    thanks: (name: string) =>
      `Merci, ${name}. Nous avons bien reçu votre message et y répondrons d’ici un jour ouvrable.`,
    about: (topic: string, order: string | null) =>
      order === null ? `Sujet\u00A0: ${topic}.` : `Sujet\u00A0: ${topic}, commande ${order}.`,
    notYou: 'Si vous ne nous avez pas écrit, quelqu’un a saisi votre adresse par erreur\u00A0: ignorez ce courriel.',
    answered: (number: string) => `${brand.name} a répondu à votre message ${number}`,
    answer: 'Notre réponse\u00A0:',
    wrote: 'Vous avez écrit\u00A0:',
    more: 'Nous écrire de nouveau',
    topics: {
      order: 'une commande',
      delivery: 'une livraison',
      returns: 'un retour ou un remboursement',
      product: 'un article',
      payment: 'un paiement',
      account: 'un compte',
      other: 'autre chose',
      feedback: 'ce qui peut s’améliorer',
      cooperation: 'une collaboration',
    },
  },
} as const;

const paragraphs = (parts: readonly string[]): string =>
  parts.map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`).join('');

/**
 * Tells the writer that the shop has the message. It does not repeat the message: anybody may have typed the address, and
 * the shop's letters carry nobody's words to strangers.
 */
export const messageArrivedLetter = (row: ContactRow, shopUrl: string): Letter => {
  const language = languageOf(row);
  const text = texts[language];
  const subject = text.arrived(messageNumber(row.id));
  const parts = [
    text.thanks(isPlainName(row.name) ? row.name : row.email),
    text.about(text.topics[row.topic], row.orderNumber),
    reachUs[language],
    text.notYou,
  ];
  const link = `${shopUrl}${paths.inLanguage(paths.contact(), language)}`;
  return {
    to: row.email,
    byAnybody: true,
    subject,
    text: [...parts, labelled(text.more, link, language)].join('\n\n'),
    html: letterHtml(subject, `${paragraphs(parts)}<p><a href="${escapeHtml(link)}">${text.more}</a></p>`, language),
  };
};

/** Brings a message to the shop's people. */
export const messageForShopLetter = (row: ContactRow, pictures: number, contactEmail: string): Letter => {
  const number = messageNumber(row.id);
  const subject = `Message ${number}: ${row.topic}${row.orderNumber === null ? '' : `, order ${row.orderNumber}`}`;
  const parts = [
    `${row.name} <${row.email}> wrote, in ${languageOf(row) === 'fr' ? 'French' : 'English'}:`,
    row.message,
    ...(pictures > 0 ? [`Pictures: ${pictures}. operator messages pictures ${row.id} --into <folder>`] : []),
    `Answer with: operator messages answer ${row.id} --text "…"`,
  ];
  return {
    to: contactEmail,
    subject,
    text: parts.join('\n\n'),
    html: letterHtml(subject, paragraphs(parts), 'en'),
  };
};

/** Brings the answer to whoever wrote. */
export const messageAnswerLetter = (row: ContactRow, shopUrl: string): Letter => {
  const language = languageOf(row);
  const text = texts[language];
  const subject = text.answered(messageNumber(row.id));
  const page = paths.contact(row.orderNumber === null ? {} : { order_id: row.orderNumber });
  const link = `${shopUrl}${paths.inLanguage(page, language)}`;
  const parts = [text.answer, row.answer ?? '', text.wrote, row.message, reachUs[language]];
  return {
    to: row.email,
    subject,
    text: [...parts, labelled(text.more, link, language)].join('\n\n'),
    html: letterHtml(subject, `${paragraphs(parts)}<p><a href="${escapeHtml(link)}">${text.more}</a></p>`, language),
  };
};
