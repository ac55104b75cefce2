import { and, asc, desc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { Shopper } from '../../domain/account/identity.ts';
import { drawNumber } from '../../domain/order/number.ts';
import type { StandingState } from '../../domain/order/state.ts';
import { first, schema, stored, type Queryable } from '../connection.ts';
import type { Part } from '../part.ts';

const { order, product } = schema;
export type OrderRow = typeof order.$inferSelect;

export const findByKey = (db: Queryable, placedBy: string, idempotencyKey: string): Promise<OrderRow | null> =>
  first(
    db
      .select()
      .from(order)
      .where(and(eq(order.placedBy, placedBy), eq(order.idempotencyKey, idempotencyKey))),
  );

/** The order that somebody's cart of this marker became (CHK-017). */
export const findByMarker = (db: Queryable, placedBy: string, indent: string): Promise<OrderRow | null> =>
  first(
    db
      .select()
      .from(order)
      .where(and(eq(order.placedBy, placedBy), eq(order.indent, indent))),
  );

/** Stores an order under a public number, which says nothing of others. */
export const insertOrder = async (
  db: Queryable,
  values: Omit<typeof order.$inferInsert, 'number'>,
): Promise<OrderRow> => {
  const number = await drawNumber('CA', async (one) => (await db.$count(order, eq(order.number, one))) > 0);
  return stored(
    'An order',
    db
      .insert(order)
      .values({ ...values, number })
      .returning(),
  );
};

const ofShopper = (shopper: Shopper) =>
  shopper.kind === 'customer'
    ? eq(order.customerId, shopper.customerId)
    : and(eq(order.guestId, shopper.guestId), eq(order.placedBy, `guest:${shopper.guestId}`));

/** An order that this shopper may see: their own, or the one that this guest placed. */
export const findOwnOrder = (db: Queryable, shopper: Shopper, number: string): Promise<OrderRow | null> =>
  first(
    db
      .select()
      .from(order)
      .where(and(eq(order.number, number), ofShopper(shopper))),
  );

/** The same, locked until the transaction ends: what changes an order waits in line. */
export const lockOwnOrder = (transaction: Queryable, shopper: Shopper, number: string): Promise<OrderRow | null> =>
  first(
    transaction
      .select()
      .from(order)
      .where(and(eq(order.number, number), ofShopper(shopper)))
      .for('update'),
  );

/** Any order, locked until the transaction ends. */
export const lockOrder = async (transaction: Queryable, id: number): Promise<OrderRow> => {
  const [row] = await transaction.select().from(order).where(eq(order.id, id)).for('update');
  if (!row) throw new Error(`Order ${id} is gone`);
  return row;
};

export const numberOfOrder = async (db: Queryable, id: number): Promise<string> => {
  const [row] = await db.select({ number: order.number }).from(order).where(eq(order.id, id));
  return row?.number ?? '';
};

/** An order by its number, whoever placed it. The caller must check by other data that it is the asker's. */
export const findOrder = (db: Queryable, number: string): Promise<OrderRow | null> =>
  first(db.select().from(order).where(eq(order.number, number)));

/** Fields that change as an order goes on. Calling it back is `undoOrder`'s alone, which gives everything back. */
type OrderChange = Partial<
  Pick<
    OrderRow,
    'review' | 'holdsGoods' | 'refundedAmount' | 'refundReference' | 'refunds' | 'shippingAddress' | 'arrival'
  > & {
    state: StandingState;
  }
>;

/** Stores the new state of an order that the transaction has locked. */
export const changeOrder = async (transaction: Queryable, id: number, values: OrderChange): Promise<OrderRow> => {
  const [row] = await transaction.update(order).set(values).where(eq(order.id, id)).returning();
  if (!row) throw new Error('A locked order is gone');
  return row;
};

interface Wanted {
  /** A part of the order's number, or of a product's name in either language. */
  keyword?: string | undefined;
  status?: OrderRow['state'] | undefined;
}

const found = (keyword: string): SQL => {
  const text = `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const names = sql`concat_ws(' ', item ->> 'name', ${product.name} ->> 'en', ${product.name} ->> 'fr')`;
  const isOrdered = sql`exists (
    select from jsonb_array_elements(${order.items}) item
    left join ${product} on ${product.id} = (item ->> 'product_id')::integer
    where plain_text(${names}) like plain_text(${text})
  )`;
  return sql`(${order.number} ilike ${text} or ${isOrdered})`;
};

/** A customer's orders that are wanted, the newest first; `page` from 1. */
export const listOrders = async (
  db: Queryable,
  customerId: number,
  page: number,
  pageSize: number,
  { keyword, status }: Wanted = {},
) => {
  const own = and(
    eq(order.customerId, customerId),
    status && eq(order.state, status),
    keyword === undefined ? undefined : found(keyword),
  );
  const rows = await db
    .select()
    .from(order)
    .where(own)
    .orderBy(desc(order.createdAt), desc(order.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await db.$count(order, own) };
};

/** A part of the orders that somebody has to look at (API-123), the oldest first. */
export const ordersInReview = (db: Queryable, { after, rows }: Part): Promise<OrderRow[]> =>
  db
    .select()
    .from(order)
    .where(and(eq(order.state, 'pending_payment'), eq(order.review, 'open'), gt(order.id, after)))
    .orderBy(asc(order.id))
    .limit(rows);
