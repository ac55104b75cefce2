import type { Handover, Language, OrderItem } from '@shop/contract';
import type { PickupPlace } from '@shop/contract/contents';
import type { BothLanguages } from '../text/both-languages.ts';
import { wayOfCarton } from '../order/carton-way.ts';
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
            ? {
                ...place,
                name: place.name[language],
                hours: place.hours[language],
                ready: place.ready?.[language],
                note: place.note[language],
              }
            : null,
        }
      : null,
  };
};

/**
 * The same of an order, by what its items say of themselves; `cartons` are those that have left or wait at the counter.
 * From the first one that waits there nothing says when it will.
 */
export const handoverOfItems = (
  items: readonly Pick<OrderItem, 'item_id' | 'is_pickup'>[],
  place: PickupPlace | null,
  language: Language,
  cartons: readonly { items: readonly { item_id: number }[] }[] = [],
): Handover => {
  const isReady = cartons.some((carton) => wayOfCarton(carton.items, items) === 'pickup');
  return handoverOf(
    items.map(({ is_pickup: pickup = false }) => ({ pickup })),
    place && isReady ? { ...place, ready: undefined } : place,
    language,
  );
};
