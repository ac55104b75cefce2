import type { Language } from '@shop/contract';
import { asSentence, formatDays, formatShortDay } from '@shop/format';
import { findStock } from '../../database/catalogue/detail.ts';
import { cityOfArea } from '../../delivery/postal-areas.ts';
import { restockDay } from '../../domain/catalogue/shown-stock.ts';
import { sentBetween } from '../../domain/delivery/arrival.ts';
import { deliveryWindow, postalArea } from '../../domain/delivery/estimate.ts';
import { callsFor } from '../call.ts';
import { orNotFound, ShopError } from '../../domain/shop-error.ts';
import type { Message } from '../../domain/messages.ts';
import { dayInstant } from './card.ts';

const unknownArea: Message = {
  en: 'Zip Code is invalid. For example A1B 2C3.',
  fr: 'Le code postal n’est pas valide. Exemple\u00a0: A1B 2C3.',
};
const gone: Message = { en: 'This product is no longer sold.', fr: 'Ce produit n’est plus vendu.' };

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The days between which something arrives that is sent off on a day, or between two. */
const daysOf = (area: string, language: Language, ...sent: [from: Date, to?: Date]): string | null => {
  const window = deliveryWindow(area, ...sent);
  return window && formatDays(dayOf(window.first), dayOf(window.last), language);
};

/** When what is out of stock arrives, once it is back (PDP-038); null when nobody knows. */
const backText = (area: string, day: string | null, language: Language): string | null => {
  const instant = dayInstant(day);
  if (instant === null) return null;
  const back = new Date(instant);
  const [from, date] = [formatShortDay(dayOf(back), language), daysOf(area, language, back) ?? ''];
  return language === 'fr'
    ? `${asSentence(`De retour en stock le ${from}`)} ${asSentence(`Commandé ce jour-là, il sera livré ${date}`)}`
    : `Back in stock on ${from}. Ordered that day, it arrives ${date}.`;
};

/** When a product, or one of its variants, would arrive (PDP-037). What is no area is code 400 (PDP-036). */
export const deliveryCalls = callsFor('public', {
  deliveryEstimate: async ({ services, language, body }) => {
    const area = postalArea(body.zipcode);
    const city = area === null ? null : await cityOfArea(area);
    if (area === null || !deliveryWindow(area, services.now()))
      throw new ShopError(400, unknownArea, { field: 'zipcode' });
    const found = orNotFound(await findStock(services.db, body.productId));
    const { product, usableQuantity } = found;
    // Canada Post adds areas that the list of cities does not know yet.
    const place = city === null ? area : `${city} ${area}`;
    const absent = { status: 0, logisticDate: null, logisticText: null, logisticZipCity: place } as const;
    if (product.status !== 1) return { ...absent, oosInfOfArrival: gone[language] };
    if (usableQuantity < Math.max(1, product.minSaleQty)) {
      const day = restockDay(product.details.restockDate, services.now());
      return { ...absent, oosInfOfArrival: backText(area, day, language) };
    }
    // Nothing comes to the door of whoever picks it up.
    if (product.details.pickup) return { ...absent, status: 1, oosInfOfArrival: null };
    const arrival = dayInstant(product.presaleEndDate);
    const sent = sentBetween(
      arrival === null ? null : new Date(arrival),
      product.details.superEarlyBird,
      services.now(),
    );
    const date = daysOf(area, language, ...sent);
    const text = language === 'fr' ? `Livraison prévue ${date}` : `Estimated delivery ${date}`;
    return { status: 1, oosInfOfArrival: null, logisticDate: date, logisticText: text, logisticZipCity: place };
  },
});
