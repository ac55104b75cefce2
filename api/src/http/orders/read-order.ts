import type { Language, Order } from '@shop/contract';
import { pickupPlace } from '../../database/content/pickup-place.ts';
import type { OrderRow } from '../../database/orders/orders.ts';
import { readParts } from '../../flows/orders/order-parts.ts';
import { translatedOrder } from '../../flows/orders/translated-items.ts';
import type { Services } from '../../services.ts';
import { orderOf } from './wire.ts';

/** An order on the wire, with its parcels and returns as they are now, in the language of whoever looks. */
export const readOrder = async ({ db, now }: Services, row: OrderRow, language: Language): Promise<Order> => {
  const place = await pickupPlace(db);
  return orderOf(await translatedOrder(db, row, language), await readParts(db, row.id), {
    language,
    place,
    now: now(),
  });
};
