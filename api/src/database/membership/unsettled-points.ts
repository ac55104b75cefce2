import { pendingDays } from '@shop/contract';
import { sql, type SQL } from 'drizzle-orm';
import { returnDays } from '../../domain/order/units.ts';
import { schema } from '../connection.ts';

const { order, orderReturn, pointsEntry, shipment } = schema;

/**
 * Whether an entry of the ledger is not settled at `now`: it belongs to an order that may still be cancelled or
 * returned. That is so for the days in which what it earns is pending, until everything was sent and has arrived and the time
 * to return its last parcel is over, and while a return waits for the shop. What an order earned and what was taken back of it
 * settle together.
 */
export const isUnsettled = (now: Date): SQL<boolean> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const within = (since: SQL, days: number) => sql`${since} > ${at} - make_interval(days => ${days}::int)`;
  return sql<boolean>`(${pointsEntry.reason} in ('order', 'order_taken_back') and exists (
    select 1 from ${order}
    where ${order.number} = split_part(${pointsEntry.reference}, ' ', 1) and ${order.state} <> 'cancelled' and (
      ${within(sql`${order.createdAt}`, pendingDays)}
      or exists (select 1 from ${shipment} where ${shipment.orderId} = ${order.id}
        and ${within(sql`${shipment.deliveredAt}`, returnDays)})
      or exists (select 1 from ${orderReturn} where ${orderReturn.orderId} = ${order.id}
        and ${orderReturn.state} in ('requested', 'received'))
      or exists (select 1 from ${shipment} where ${shipment.orderId} = ${order.id} and ${shipment.deliveredAt} is null)
      or ${order.state} in ('placed', 'paid', 'processing')
    )))`;
};
