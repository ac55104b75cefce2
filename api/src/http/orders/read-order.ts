import type { Language, Order } from '@shop/contract';
import type { OrderRow } from '../../database/orders/orders.ts';
import { readParts } from '../../flows/orders/order-parts.ts';
import { translatedOrder } from '../../flows/orders/translated-items.ts';
import type { Services } from '../../services.ts';
import { orderOf } from './wire.ts';

/** An order on the wire, with its parcels and returns as they are now, in the language of whoever looks. */
export const readOrder = async ({ db, now }: Services, row: OrderRow, language: Language): Promise<Order> =>
  orderOf(await translatedOrder(db, row, language), await readParts(db, row.id), now());
