import type { Handover, Language, Product } from '@shop/contract';
import type { PickupPlace } from '@shop/contract/contents';
import { placeLines } from '@shop/format';
import type { ProductDetails } from '../../database/schema/catalogue.ts';
import type { Message } from '../../domain/messages.ts';
import { handoverOf, wayOf, ways } from '../../domain/shipping/handover.ts';
import { serviceTexts } from './service-texts.ts';

type Sent = Pick<ProductDetails, 'pickup' | 'oversize' | 'cartons'>;

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

const placeBullets = ({ pickup }: Handover): string[] =>
  pickup?.place ? [placeLines(pickup.place).join(', '), pickup.place.hours, pickup.place.note] : [];

/** How a product is sent or picked up, warranted and taken back (PDP-007, PDP-008). */
export const servicesOf = (details: Sent, place: PickupPlace | null, language: Language) => {
  const way = wayOf(details);
  const handover = handoverOf([details], place, language);
  const delivery = serviceTexts[way];
  return {
    logistic: parcelsOf(details)?.[language] ?? null,
    delivery_info: delivery.title[language],
    delivery_info_content: [delivery.content[language], ...placeBullets(handover)].join('_· '),
    warranty_info: serviceTexts.warranty.title[language],
    warranty_info_content: serviceTexts.warranty.content[language],
    return_info: serviceTexts.returns.title[language],
    return_info_content: serviceTexts.returns.content[way][language],
    shipping_menthod_info: ways[way][language],
    handover,
  } satisfies Partial<Product>;
};
