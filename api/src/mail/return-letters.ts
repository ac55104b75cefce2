import { paths } from '@shop/contract';
import { formatMoney } from '@shop/format';
import type { OrderRow } from '../database/orders/orders.ts';
import { backText, type Back } from './after-order.ts';
import { paidForDelivery } from '../domain/order/refund.ts';
import { languageOf, shortLetter } from './letters.ts';
import type { Letter } from '../domain/mail/letter.ts';

const texts = {
  en: {
    refunded: (number: string) => `Your return ${number} is paid back`,
    nothing: 'No money had been paid for it.',
    unsent: (number: string) => `Part of your order ${number} is paid back`,
    cannotSend: (goods: string) => `We are sorry: we cannot send ${goods}.`,
    delivery: 'We pay back what you paid for delivery.',
    someDelivery: (amount: string) => `Of what you paid for delivery, we pay back ${amount}.`,
    rejected: (number: string) => `We could not accept your return ${number}`,
    seeOrder: 'See your order',
  },
  fr: {
    refunded: (number: string) => `Votre retour ${number} est remboursé`,
    nothing: 'Aucune somme n’avait été payée.',
    unsent: (number: string) => `Une partie de votre commande ${number} est remboursée`,
    cannotSend: (goods: string) => `Nous sommes désolés\u00a0: nous ne pouvons pas envoyer ${goods}.`,
    delivery: 'Nous remboursons les frais de livraison.',
    someDelivery: (amount: string) => `Des frais de livraison, nous remboursons ${amount}.`,
    rejected: (number: string) => `Nous n’avons pas pu accepter votre retour ${number}`,
    seeOrder: 'Voir votre commande',
  },
} as const;

const letterAbout = (order: OrderRow, subject: string, text: string, shopUrl: string): Letter => {
  const language = languageOf(order);
  const link = `${shopUrl}${paths.inLanguage(paths.order(order.number), language)}`;
  return shortLetter(order, subject, text, texts[language].seeOrder, link);
};

/** Says that a return was accepted, and what is paid back. */
export const refundLetter = (order: OrderRow, number: string, back: Back, shopUrl: string): Letter => {
  const text = texts[languageOf(order)];
  return letterAbout(order, text.refunded(number), backText(order, back, text.nothing), shopUrl);
};

/**
 * Says which units will not be sent, such as `2 × Lamp`, that money for delivery is paid back, or both, and what comes back
 * in all.
 */
export const partRefundLetter = (
  order: OrderRow,
  { goods, delivery }: { goods: string; delivery: number },
  back: Back,
  shopUrl: string,
): Letter => {
  const language = languageOf(order);
  const text = texts[language];
  const isWhole = delivery === paidForDelivery(order);
  const said = [
    ...(goods === '' ? [] : [text.cannotSend(goods)]),
    ...(delivery === 0 ? [] : [isWhole ? text.delivery : text.someDelivery(formatMoney(delivery, language))]),
    backText(order, back, text.nothing),
  ];
  return letterAbout(order, text.unsent(order.number), said.join(' '), shopUrl);
};

/** Says that a return was rejected, and why: in the words of whoever decided it. */
export const rejectionLetter = (order: OrderRow, number: string, reason: string, shopUrl: string): Letter =>
  letterAbout(order, texts[languageOf(order)].rejected(number), reason, shopUrl);
