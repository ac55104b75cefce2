import type { Language, Product } from '@shop/contract';
import type { ProductDetails } from '../../database/schema/catalogue.ts';
import type { Message } from '../../domain/messages.ts';
import { serviceTexts, shippingMethods } from './service-texts.ts';

type Sent = Pick<ProductDetails, 'pickup' | 'oversize' | 'cartons'>;

/** How a product comes to its buyer, as the delivery fees see it. */
const wayOf = ({ pickup, oversize }: Sent): keyof typeof shippingMethods => {
  if (pickup) return 'pickup';
  return oversize ? 'oversize' : 'delivery';
};

/** The parcels of one piece; null for what is picked up, and where nobody has measured them. */
const parcelsOf = ({ pickup, cartons }: Sent): Message | null => {
  if (pickup || cartons.length === 0) return null;
  const weight = Math.round(cartons.reduce((sum, carton) => sum + carton.weightKg, 0));
  return cartons.length === 1
    ? { en: `Comes in one carton of ${weight} kg`, fr: `Livré dans une boîte de ${weight} kg` }
    : {
        en: `Comes in ${cartons.length} cartons, ${weight} kg in all`,
        fr: `Livré en ${cartons.length} boîtes, ${weight} kg en tout`,
      };
};

/** How a product is sent, warranted and taken back (PDP-007, PDP-008). */
export const servicesOf = (details: Sent, language: Language) => {
  const way = wayOf(details);
  const delivery = serviceTexts[way];
  return {
    logistic: parcelsOf(details)?.[language] ?? null,
    delivery_info: delivery.title[language],
    delivery_info_content: delivery.content[language],
    warranty_info: serviceTexts.warranty.title[language],
    warranty_info_content: serviceTexts.warranty.content[language],
    return_info: serviceTexts.returns.title[language],
    return_info_content: serviceTexts.returns.content[language],
    shipping_menthod_info: shippingMethods[way][language],
  } satisfies Partial<Product>;
};
