import type { OrderItem } from '@shop/contract';

/** How what is in a carton comes to its buyer; null for one that mixes both ways, which no carton can go. */
export const wayOfCarton = (
  carton: readonly { item_id: number }[],
  items: readonly Pick<OrderItem, 'item_id' | 'is_pickup'>[],
): 'delivery' | 'pickup' | null => {
  const isPickup = ({ item_id }: { item_id: number }): boolean =>
    items.some((item) => item.item_id === item_id && item.is_pickup === true);
  if (carton.length > 0 && carton.every(isPickup)) return 'pickup';
  return carton.some(isPickup) ? null : 'delivery';
};
