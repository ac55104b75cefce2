import type { Language, Order } from '@shop/contract';
import { pickupPlace } from '../../database/content/pickup-place.ts';
import type { OrderRow } from '../../database/orders/orders.ts';
import { readParts } from '../../flows/orders/order-parts.ts';
import { translatedOrder } from '../../flows/orders/translated-items.ts';
import { payUrlOf } from '../../flows/orders/wallet-payment.ts';
import type { Services } from '../../services.ts';
import { orderOf } from './wire.ts';

/** An order on the wire, with its parcels and returns as they are now, in the language of whoever looks. */
export const readOrder = async (services: Services, row: OrderRow, language: Language): Promise<Order> => {
  const { db, now } = services;
  const [place, payUrl] = [await pickupPlace(db), await payUrlOf(services, row)];
  return orderOf(await translatedOrder(db, row, language), await readParts(db, row.id), {
    language,
    place,
    payUrl,
    now: now(),
  });
};
