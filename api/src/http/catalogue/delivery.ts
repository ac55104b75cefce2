import type { Language } from '@shop/contract';
import { findProduct } from '../../database/catalogue/detail.ts';
import { cityOfArea } from '../../delivery/postal-areas.ts';
import { deliveryWindow, postalArea } from '../../domain/delivery/estimate.ts';
import { callsFor } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages, type Message } from '../../domain/messages.ts';

const unknownArea: Message = {
  en: 'Zip Code is invalid. For example A1B 2C3.',
  fr: 'Le code postal n’est pas valide. Exemple : A1B 2C3.',
};

const dayOf = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(`${language}-CA`, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(date);

/** When a product would arrive (PDP-037). An area that does not exist is code 400 (PDP-036). */
export const deliveryCalls = callsFor('public', {
  deliveryEstimate: async ({ services, language, body }) => {
    const area = postalArea(body.zipcode);
    const window = area === null ? null : deliveryWindow(area, services.now());
    const city = area === null ? null : await cityOfArea(area);
    if (!window || !city) throw new ShopError(400, unknownArea, { field: 'zipcode' });
    const product = await findProduct(services.db, { id: body.productId });
    if (!product) throw new ShopError(404, messages.notFound);
    const place = `${city} ${area}`;
    if (product.status !== 1 || product.usableQuantity < Math.max(1, product.minSaleQty)) {
      return { status: 0, oosInfOfArrival: null, logisticDate: null, logisticText: null, logisticZipCity: place };
    }
    const date = `${dayOf(window.first, language)} – ${dayOf(window.last, language)}`;
    const text = language === 'fr' ? `Livraison prévue du ${date}` : `Estimated delivery ${date}`;
    return { status: 1, oosInfOfArrival: null, logisticDate: date, logisticText: text, logisticZipCity: place };
  },
});
