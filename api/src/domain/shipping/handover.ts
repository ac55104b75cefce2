import type { Handover, Language, OrderItem } from '@shop/contract';
import type { PickupPlace } from '@shop/contract/contents';
import type { BothLanguages } from '../text/both-languages.ts';
import { deliveredOf, type Shippable } from './fees.ts';

/** How a product comes to its buyer, as the delivery fees see it. */
export const wayOf = ({ pickup, oversize }: Shippable): keyof typeof ways => {
  if (pickup) return 'pickup';
  return oversize ? 'oversize' : 'delivery';
};

/** The same for people. */
export const ways = {
  delivery: { en: 'Delivered to your door', fr: 'Livré à votre porte' },
  oversize: { en: 'Delivered to your door, oversize', fr: 'Livré à votre porte, surdimensionné' },
  pickup: { en: 'Picked up by you', fr: 'À récupérer sur place' },
} as const satisfies Record<string, BothLanguages>;

/** How what is sold comes to its buyer: what product, cart, order and letters say alike. Without goods it is delivered. */
export const handoverOf = (
  lines: readonly Pick<Shippable, 'pickup'>[],
  place: PickupPlace | null | undefined,
  language: Language,
): Handover => {
  const isPickup = lines.some(({ pickup }) => pickup);
  return {
    is_delivered: !isPickup || deliveredOf(lines).length > 0,
    pickup: isPickup
      ? {
          title: ways.pickup[language],
          place: place
            ? { ...place, name: place.name[language], hours: place.hours[language], note: place.note[language] }
            : null,
        }
      : null,
  };
};

/** The same of an order, by what its items say of themselves. */
export const handoverOfItems = (
  items: readonly Pick<OrderItem, 'is_pickup'>[],
  place: PickupPlace | null,
  language: Language,
): Handover =>
  handoverOf(
    items.map(({ is_pickup: pickup = false }) => ({ pickup })),
    place,
    language,
  );
