import type { Order } from '@shop/contract';
import type { Queryable } from '../../database/connection.ts';
import type { OrderRow } from '../../database/orders/orders.ts';
import { parcelsOf } from '../../database/orders/parcels.ts';
import { refundUnderWay } from '../../database/orders/provider-operations.ts';
import { returnsOf } from '../../database/orders/returns.ts';
import { orderOf, type OrderParts } from './wire.ts';

export const readParts = async (db: Queryable, orderId: number): Promise<OrderParts> => ({
  parcels: await parcelsOf(db, orderId),
  returns: await returnsOf(db, orderId),
  refundUnderWay: await refundUnderWay(db, orderId),
});

/** An order on the wire, with its parcels and returns as they are now. */
export const readOrder = async (db: Queryable, row: OrderRow, now: Date): Promise<Order> =>
  orderOf(row, await readParts(db, row.id), now);
