import { paths } from '@shop/contract';
import { formatMoney } from '@shop/format';
import type { OrderRow } from '../database/orders/orders.ts';
import { paidBackText } from './after-order.ts';
import { languageOf, shortLetter } from './letters.ts';
import type { Letter } from '../domain/mail/letter.ts';

const texts = {
  en: {
    refunded: (number: string) => `Your return ${number} is paid back`,
    points: (points: number) => `${points} points are yours again.`,
    credit: (amount: string) => `${amount} of store credit is yours again.`,
    nothing: 'No money had been paid for it.',
    rejected: (number: string) => `We could not accept your return ${number}`,
    seeOrder: 'See your order',
  },
  fr: {
    refunded: (number: string) => `Votre retour ${number} est remboursé`,
    points: (points: number) => `${points} points vous sont rendus.`,
    credit: (amount: string) => `${amount} de crédit en magasin vous sont rendus.`,
    nothing: 'Aucune somme n’avait été payée.',
    rejected: (number: string) => `Nous n’avons pas pu accepter votre retour ${number}`,
    seeOrder: 'Voir votre commande',
  },
} as const;

const letterAbout = (order: OrderRow, subject: string, text: string, shopUrl: string): Letter => {
  const language = languageOf(order);
  const link = `${shopUrl}${paths.inLanguage(paths.order(order.number), language)}`;
  return shortLetter(order, subject, text, texts[language].seeOrder, link);
};

/** Says that a return was accepted, and what is paid back: cents, and points and credit that had paid for it. */
export const refundLetter = (
  order: OrderRow,
  number: string,
  { amount, points, credit }: { amount: number; points: number; credit: number },
  shopUrl: string,
): Letter => {
  const language = languageOf(order);
  const text = texts[language];
  const parts = [
    amount > 0 ? paidBackText(order, amount) : text.nothing,
    ...(points > 0 ? [text.points(points)] : []),
    ...(credit > 0 ? [text.credit(formatMoney(credit, language))] : []),
  ];
  return letterAbout(order, text.refunded(number), parts.join(' '), shopUrl);
};

/** Says that a return was rejected, and why: in the words of whoever decided it. */
export const rejectionLetter = (order: OrderRow, number: string, reason: string, shopUrl: string): Letter =>
  letterAbout(order, texts[languageOf(order)].rejected(number), reason, shopUrl);
