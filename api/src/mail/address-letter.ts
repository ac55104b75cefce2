import { brand } from '@shop/contract';
import { addressLines } from '@shop/format';
import type { OrderRow } from '../database/orders/orders.ts';
import type { Letter } from '../domain/mail/letter.ts';
import { reachUs } from '../domain/contact/customer-service.ts';
import { languageOf, orderLink, shortLetter } from './letters.ts';
import type { Shop } from './order-confirmation.ts';

const texts = {
  en: {
    subject: (number: string) => `Your ${brand.name} order ${number} goes to another address`,
    goal: (address: string) => `We now deliver it to: ${address}.`,
    wrong: 'Is that not right? Then tell us at once.',
    seeOrder: 'See your order',
  },
  fr: {
    subject: (number: string) => `Votre commande ${brand.name} ${number} sera livrée à une autre adresse`,
    goal: (address: string) => `Nous la livrons maintenant à cette adresse\u00a0: ${address}.`,
    wrong: 'Ce n’est pas la bonne? Alors dites-le-nous sans tarder.',
    seeOrder: 'Voir votre commande',
  },
} as const;

/** Says where an order goes whose address the shop has changed. */
export const addressLetter = (order: OrderRow, { url, regions }: Pick<Shop, 'url' | 'regions'>): Letter => {
  const language = languageOf(order);
  const text = texts[language];
  const codes = regions.map(({ regionId: region_id, code }) => ({ region_id, code }));
  const goal = text.goal(addressLines(order.shippingAddress, codes).join(', '));
  const said = [goal, text.wrong, reachUs[language]].join(' ');
  return shortLetter(order, text.subject(order.number), said, text.seeOrder, orderLink(order, url));
};
