import { and, desc, eq, ne } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';

const { order } = schema;

/** An order that is not paid yet earns nothing. */
const earning = (customerId: number) => and(eq(order.customerId, customerId), ne(order.state, 'pending_payment'));

const columns = {
  number: order.number,
  state: order.state,
  subtotal: order.subtotal,
  discountAmount: order.discountAmount,
  pointsAmount: order.pointsAmount,
  creditAmount: order.creditAmount,
  shippingFee: order.shippingFee,
  itemTax: order.itemTax,
  refundedAmount: order.refundedAmount,
  createdAt: order.createdAt,
};

/** Every order of a customer that earns cashback, as far as its cashback depends on it. */
export const cashbackOrdersOf = (db: Queryable, customerId: number) =>
  db.select(columns).from(order).where(earning(customerId));

/** One page of them, the newest first, and how many there are; `page` from 1. */
export const cashbackPageOf = async (db: Queryable, customerId: number, page: number, pageSize: number) => {
  const rows = await db
    .select(columns)
    .from(order)
    .where(earning(customerId))
    .orderBy(desc(order.createdAt), desc(order.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await db.$count(order, earning(customerId)) };
};
