import { brand, paths } from '@shop/contract';
import { formatMoney } from '@shop/format';
import type { OrderRow } from '../database/orders/orders.ts';
import { returnTerms, waysBackOf } from '../domain/order/return.ts';
import type { Units } from '../domain/order/units.ts';
import { languageOf, orderLink, shortLetter } from './letters.ts';
import type { Letter } from '../domain/mail/letter.ts';

const texts = {
  en: {
    cancelled: (number: string) => `Your ${brand.name} order ${number} is cancelled`,
    refunded: (amount: string, byCard: boolean) =>
      `${amount} will go back to ${byCard ? 'the card that you paid with' : 'where you paid from'}. ${returnTerms.refund.en}.`,
    nothingPaid: 'Nothing was charged.',
    points: (points: number) => `${points} points are yours again.`,
    credit: (amount: string) => `${amount} of store credit is yours again.`,
    seeOrder: 'See your order',
    returned: (number: string) => `Your return ${number}`,
    handIn: 'Print the label, put it on the parcel and hand it in.',
    keepNumber: 'Print the label and put it on what you return.',
    follows: 'The refund follows once it has arrived.',
    seeLabel: 'Print the label',
  },
  fr: {
    cancelled: (number: string) => `Votre commande ${brand.name} ${number} est annulée`,
    refunded: (amount: string, byCard: boolean) =>
      `${amount} seront remboursés ${byCard ? 'sur la carte utilisée' : 'par le mode de paiement utilisé'}. ${returnTerms.refund.fr}.`,
    nothingPaid: 'Rien n’a été débité.',
    points: (points: number) => `${points} points vous sont rendus.`,
    credit: (amount: string) => `${amount} de crédit en magasin vous sont rendus.`,
    seeOrder: 'Voir votre commande',
    returned: (number: string) => `Votre retour ${number}`,
    handIn: 'Imprimez l’étiquette, collez-la sur le colis et déposez-le.',
    keepNumber: 'Imprimez l’étiquette et collez-la sur l’article.',
    follows: 'Le remboursement suit dès que l’article est arrivé.',
    seeLabel: 'Imprimer l’étiquette',
  },
} as const;

/** Cents that are paid back, and points and cents of credit that had paid. */
export interface Back {
  readonly amount: number;
  readonly points: number;
  readonly credit: number;
}

/** Says what of an order comes back, and where to; `nothing` says it of one that no money was paid for. */
export const backText = (order: OrderRow, { amount, points, credit }: Back, nothing: string): string => {
  const language = languageOf(order);
  const text = texts[language];
  return [
    amount > 0 ? text.refunded(formatMoney(amount, language), order.paymentMethod === 'card') : nothing,
    ...(points > 0 ? [text.points(points)] : []),
    ...(credit > 0 ? [text.credit(formatMoney(credit, language))] : []),
  ].join(' ');
};

/** Says that an order was called back, and what comes back. */
export const cancellationLetter = (order: OrderRow, back: Back, shopUrl: string): Letter => {
  const text = texts[languageOf(order)];
  const said = backText(order, back, text.nothingPaid);
  return shortLetter(order, text.cancelled(order.number), said, text.seeOrder, orderLink(order, shopUrl));
};

/** Brings the label of a return, and says how these units of the order go back. */
export const returnLetter = (order: OrderRow, number: string, units: readonly Units[], shopUrl: string): Letter => {
  const language = languageOf(order);
  const text = texts[language];
  const ways = waysBackOf(units, order.items);
  const others = ways.filter((way) => way !== 'parcel').map((way) => `${returnTerms[way][language]}.`);
  const said = [ways.includes('parcel') ? text.handIn : text.keepNumber, ...others, text.follows];
  const label = paths.returnLabel({ order_id: order.number, return_id: number });
  return shortLetter(
    order,
    text.returned(number),
    said.join(' '),
    text.seeLabel,
    `${shopUrl}${paths.inLanguage(label, language)}`,
  );
};
