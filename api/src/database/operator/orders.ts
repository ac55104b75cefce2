import type { OrderState } from '@shop/contract';
import { and, asc, desc, eq, gt, gte, lt, type SQL } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';
import type { OrderRow } from '../orders/orders.ts';
import { isToSend } from '../orders/parcels.ts';
import type { Part } from '../part.ts';

const { order } = schema;

/** Which orders an operator looks for; what is null excludes none. */
export interface WantedOrders {
  readonly number: string | null;
  /** As it is stored: in small letters. */
  readonly email: string | null;
  readonly state: OrderState | null;
  /** Placed then or later. */
  readonly from: Date | null;
  /** Placed before. */
  readonly before: Date | null;
  /** Of which something is left to send. */
  readonly toSend: boolean;
}

const conditions = ({ number, email, state, from, before, toSend }: WantedOrders): (SQL | undefined)[] => [
  number === null ? undefined : eq(order.number, number),
  email === null ? undefined : eq(order.email, email),
  state === null ? undefined : eq(order.state, state),
  from === null ? undefined : gte(order.createdAt, from),
  before === null ? undefined : lt(order.createdAt, before),
  toSend ? isToSend() : undefined,
];

/** A part of the wanted orders: the newest first, or the oldest first of those that have to be sent. */
export const findOrders = (db: Queryable, wanted: WantedOrders, { after, rows }: Part): Promise<OrderRow[]> => {
  const oldestFirst = wanted.toSend;
  const place = oldestFirst ? gt(order.id, after) : after > 0 ? lt(order.id, after) : undefined;
  return db
    .select()
    .from(order)
    .where(and(...conditions(wanted), place))
    .orderBy(oldestFirst ? asc(order.id) : desc(order.id))
    .limit(rows);
};
