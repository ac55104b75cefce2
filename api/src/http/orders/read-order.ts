import type { Order } from '@shop/contract';
import type { Queryable } from '../../database/connection.ts';
import type { OrderRow } from '../../database/orders/orders.ts';
import { orderOf } from './wire.ts';
import { readParts } from '../../flows/orders/order-parts.ts';

/** An order on the wire, with its parcels and returns as they are now. */
export const readOrder = async (db: Queryable, row: OrderRow, now: Date): Promise<Order> =>
  orderOf(row, await readParts(db, row.id), now);
