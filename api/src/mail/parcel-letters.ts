import { brand, paths } from '@shop/contract';
import type { PickupPlace } from '@shop/contract/contents';
import { asSentence, formatDate, placeLines, termsOfPickup } from '@shop/format';
import type { OrderRow } from '../database/orders/orders.ts';
import type { ParcelRow } from '../database/orders/parcels.ts';
import type { Letter } from '../domain/mail/letter.ts';
import { reachUs } from '../domain/contact/customer-service.ts';
import { wayOfCarton } from '../domain/order/carton-way.ts';
import { handoverOfItems } from '../domain/shipping/handover.ts';
import { letterKeyOf } from '../domain/order/letter-key.ts';
import { returnDays, waitingUnits } from '../domain/order/units.ts';
import { languageOf, orderLink, shortLetter } from './letters.ts';

const texts = {
  en: {
    shipped: (number: string) => `Your ${brand.name} order ${number} is on its way`,
    left: (goods: string, carrier: string) => `${goods} left us with ${carrier}.`,
    tracking: (number: string) => `The tracking number is ${number}.`,
    expected: (day: string) => `We expect it to arrive by ${day}.`,
    rest: 'The rest of your order follows in another parcel.',
    follow: 'Follow your parcel',
    delivered: (number: string) => `A parcel of your ${brand.name} order ${number} has arrived`,
    arrived: (goods: string, carrier: string) => `${carrier} has delivered ${goods}.`,
    returns: `Is something not as it should be? You can send it back within ${returnDays} days, from the order’s page.`,
    guestReturns: `Is something not as it should be? You can send it back within ${returnDays} days: create an account with this email address, and the order is in it.`,
    ready: (number: string) => `Your ${brand.name} order ${number} is ready for pickup`,
    readyAt: (goods: string) => `Ready for pickup: ${goods}. Where and when:`,
    restOfPickup: 'The rest of your order follows.',
    pickedUp: (number: string) => `You picked up your ${brand.name} order ${number}`,
    taken: (goods: string) => `You picked up ${goods}.`,
    seeOrder: 'See your order',
  },
  fr: {
    shipped: (number: string) => `Votre commande ${brand.name} ${number} est en route`,
    left: (goods: string, carrier: string) => `Remis à ${carrier}\u00a0: ${goods}.`,
    tracking: (number: string) => `Le numéro de suivi est ${number}.`,
    expected: (day: string) => `Livraison prévue au plus tard le ${day}.`,
    rest: 'Le reste de votre commande suit dans un autre colis.',
    follow: 'Suivre votre colis',
    delivered: (number: string) => `Un colis de votre commande ${brand.name} ${number} est arrivé`,
    arrived: (goods: string, carrier: string) => `Livré par ${carrier}\u00a0: ${goods}.`,
    returns: `Quelque chose ne va pas? Vous pouvez le retourner dans les ${returnDays} jours, depuis la page de la commande.`,
    guestReturns: `Quelque chose ne va pas? Vous pouvez le retourner dans les ${returnDays} jours\u00a0: créez un compte avec cette adresse courriel, la commande s’y trouvera.`,
    ready: (number: string) => `Votre commande ${brand.name} ${number} est prête à récupérer`,
    readyAt: (goods: string) => `À récupérer\u00a0: ${goods}. Lieu de cueillette\u00a0:`,
    restOfPickup: 'Le reste de votre commande suit.',
    pickedUp: (number: string) => `Vous avez récupéré votre commande ${brand.name} ${number}`,
    taken: (goods: string) => `Vous avez récupéré\u00a0: ${goods}.`,
    seeOrder: 'Voir votre commande',
  },
} as const;

const goodsIn = ({ items }: ParcelRow, order: OrderRow): string =>
  items
    .map(({ item_id, qty }) => `${qty} × ${order.items.find((item) => item.item_id === item_id)?.name ?? ''}`)
    .join(', ');

const isLeft = (order: OrderRow, parcels: readonly ParcelRow[]): boolean =>
  waitingUnits(order.items, [...parcels, ...order.refunds]) > 0;

/** Says that what is picked up is ready, and where and when. */
const readyLetter = (
  order: OrderRow,
  parcel: ParcelRow,
  parcels: readonly ParcelRow[],
  { url, place }: Where,
): Letter => {
  const language = languageOf(order);
  const text = texts[language];
  const { pickup } = handoverOfItems(order.items, place, language, parcels);
  const at = pickup?.place;
  const where = at ? [placeLines(at).join(', '), ...termsOfPickup(at)].map(asSentence) : [reachUs[language]];
  const parts = [
    text.readyAt(goodsIn(parcel, order)),
    ...where,
    ...(isLeft(order, parcels) ? [text.restOfPickup] : []),
  ];
  return shortLetter(order, text.ready(order.number), parts.join(' '), text.seeOrder, orderLink(order, url));
};

/** Needed by letters of a carton: the shop's origin, and where goods are picked up. */
interface Where {
  url: string;
  place: PickupPlace | null;
}

/**
 * Says that a parcel of an order is on its way and how to follow it, or that what is picked up is ready; `parcels` are all
 * of the order.
 */
export const shippedLetter = (
  order: OrderRow,
  parcel: ParcelRow,
  parcels: readonly ParcelRow[],
  shop: Where,
): Letter => {
  if (wayOfCarton(parcel.items, order.items) === 'pickup') return readyLetter(order, parcel, parcels, shop);
  const language = languageOf(order);
  const text = texts[language];
  const { carrier, trackingNumber, estimatedAt } = parcel;
  const parts = [
    text.left(goodsIn(parcel, order), carrier),
    ...(trackingNumber === null ? [] : [text.tracking(trackingNumber)]),
    ...(estimatedAt === null ? [] : [text.expected(formatDate(estimatedAt, language))]),
    ...(isLeft(order, parcels) ? [text.rest] : []),
  ];
  const page = paths.shipments(order.number, order.customerId === null ? letterKeyOf(order) : undefined);
  const link = `${shop.url}${paths.inLanguage(page, language)}`;
  return shortLetter(order, text.shipped(order.number), parts.join(' '), text.follow, link);
};

/** Says that a parcel of an order has arrived, and until when its goods may come back. */
export const deliveredLetter = (order: OrderRow, parcel: ParcelRow, shopUrl: string): Letter => {
  const text = texts[languageOf(order)];
  const returns = order.customerId === null ? text.guestReturns : text.returns;
  const isPickup = wayOfCarton(parcel.items, order.items) === 'pickup';
  const goods = goodsIn(parcel, order);
  const parts = [isPickup ? text.taken(goods) : text.arrived(goods, parcel.carrier), returns];
  const subject = isPickup ? text.pickedUp(order.number) : text.delivered(order.number);
  return shortLetter(order, subject, parts.join(' '), text.seeOrder, orderLink(order, shopUrl));
};
