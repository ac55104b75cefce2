import { randomInt } from 'node:crypto';
import { and, desc, eq, sql, isNotNull, isNull, ne } from 'drizzle-orm';
import { fingerprint } from '../../domain/account/tokens.ts';
import { plusGroup, generalGroup } from '../../domain/account/identity.ts';
import { membershipTerm } from '../../domain/membership/plus.ts';
import { messages } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { first, schema, type Queryable } from '../connection.ts';
import { transact } from '../transact.ts';

const { customer, plusOrder } = schema;

/** Notes the provider's payment of an order that waits and has none; null when another came first, or it waits no more. */
export const notePlusPayment = async (db: Queryable, number: string, payment: string): Promise<PlusOrderRow | null> => {
  const waits = and(eq(plusOrder.number, number), eq(plusOrder.status, 'pending_payment'), isNull(plusOrder.payment));
  return first(db.update(plusOrder).set({ payment }).where(waits).returning());
};

/** The payment came to nothing, or went back: the order has none any more. */
export const dropPlusPayment = async (db: Queryable, number: string, payment: string): Promise<void> => {
  await db
    .update(plusOrder)
    .set({ payment: null })
    .where(and(eq(plusOrder.number, number), eq(plusOrder.payment, payment), ne(plusOrder.status, 'paid')));
};

/** Orders with a payment of which it is not known what became. */
export const unsettledPlusOrders = (db: Queryable): Promise<PlusOrderRow[]> =>
  db
    .select()
    .from(plusOrder)
    .where(and(isNotNull(plusOrder.payment), ne(plusOrder.status, 'paid')))
    .orderBy(plusOrder.id)
    .limit(50);

/** Ends the membership of members whose paid year is over; they may join again. */
export const endMemberships = async (db: Queryable, now: Date): Promise<void> => {
  await db
    .update(customer)
    .set({ group: generalGroup })
    .where(
      // Locked by key, because another server may be doing the same (lock-order.ts).
      sql`${customer.id} in (
        select id from customer
        where plus_ends_at <= ${now.toISOString()}::timestamptz and customer_group = ${plusGroup}
        order by id for no key update)`,
    );
};

/** How many people are Plus+ members now. */
export const memberCount = (db: Queryable): Promise<number> =>
  db.$count(schema.customer, eq(schema.customer.group, plusGroup));

export type PlusOrderRow = typeof plusOrder.$inferSelect;

/** Numbers of the shop's first members begin with P1; those that are drawn here do not. */
const newNumber = (): string => `P${randomInt(20_000_000, 100_000_000)}`;

/**
 * A new order that waits for its payment; an older one that still waits is given up.
 * @throws ShopError 401 for an account that was deleted meanwhile
 */
export const openPlusOrder = (
  db: Queryable,
  {
    customerId,
    price,
    vipCode,
    secret,
    now,
  }: { customerId: number; price: number; vipCode: string | null; secret: string; now: Date },
): Promise<PlusOrderRow> =>
  transact(db, async (transaction) => {
    const [member] = await transaction.select().from(customer).where(eq(customer.id, customerId)).for('no key update');
    if (!member) throw new ShopError(401, messages.signInNeeded);
    await giveUpPlusOrder(transaction, customerId);
    const { startsAt, expiresAt } = membershipTerm(member.plusEndsAt, now);
    const [row] = await transaction
      .insert(plusOrder)
      .values({
        number: newNumber(),
        customerId,
        status: 'pending_payment',
        price,
        vipCode,
        paymentHash: fingerprint(secret),
        createdAt: now,
        startsAt,
        expiresAt,
      })
      .returning();
    if (!row) throw new Error('The Plus+ order was not written.');
    return row;
  });

/** The order that a payment page is for; null for a secret that none has, or has no longer. */
export const plusOrderOfSecret = (db: Queryable, secret: string): Promise<PlusOrderRow | null> =>
  first(
    db
      .select()
      .from(plusOrder)
      .where(eq(plusOrder.paymentHash, fingerprint(secret))),
  );

/** An order by its number, whoever's it is. */
export const plusOrderOfNumber = (db: Queryable, number: string): Promise<PlusOrderRow | null> =>
  first(db.select().from(plusOrder).where(eq(plusOrder.number, number)));

/** Who has paid for a year, and the code that they joined with. */
export interface Joined {
  readonly email: string;
  readonly code: string | null;
}

/**
 * The fee was paid: the customer is a member until the order's end. Saying it again changes nothing; an order that was
 * given up stays so, and answers false.
 * @param onJoined called within the transaction, the first time only
 */
export const payPlusOrder = (
  db: Queryable,
  number: string,
  now: Date,
  onJoined?: (transaction: Queryable, joined: Joined) => Promise<void>,
): Promise<boolean> =>
  transact(db, async (transaction) => {
    const [before] = await transaction.select().from(plusOrder).where(eq(plusOrder.number, number));
    if (!before) return false;
    // The customer before their order (lock-order.ts); whoever opens or pays another one waits here.
    await transaction
      .select({ id: customer.id })
      .from(customer)
      .where(eq(customer.id, before.customerId))
      .for('no key update');
    const [order] = await transaction
      .update(plusOrder)
      .set({ status: 'paid' })
      .where(and(eq(plusOrder.number, number), eq(plusOrder.status, 'pending_payment')))
      .returning();
    if (!order) {
      const [now] = await transaction.select().from(plusOrder).where(eq(plusOrder.number, number));
      return now?.status === 'paid';
    }
    const [buyer] = await transaction
      .update(customer)
      .set({ group: plusGroup, plusEndsAt: order.expiresAt })
      .where(eq(customer.id, order.customerId))
      .returning({ email: customer.email });
    if (buyer) await onJoined?.(transaction, { email: buyer.email, code: order.vipCode });
    return true;
  });

/** Gives up the order that a customer, locked by the caller, has not paid yet: its payment page opens no more. */
export const giveUpPlusOrder = async (db: Queryable, customerId: number): Promise<void> => {
  await db
    .update(plusOrder)
    .set({ status: 'cancelled', paymentHash: null })
    .where(and(eq(plusOrder.customerId, customerId), eq(plusOrder.status, 'pending_payment')));
};

/** One of a customer's orders, or their latest when no number is given. */
export const plusOrderOf = async (
  db: Queryable,
  customerId: number,
  number: string | undefined,
): Promise<PlusOrderRow | null> => {
  const own = eq(plusOrder.customerId, customerId);
  return first(
    db
      .select()
      .from(plusOrder)
      .where(number === undefined ? own : and(own, eq(plusOrder.number, number)))
      .orderBy(desc(plusOrder.id))
      .limit(1),
  );
};

/** One page of a customer's orders, the newest first, and how many there are; `page` from 1. */
export const plusOrdersOf = async (db: Queryable, customerId: number, page: number, pageSize: number) => {
  const own = eq(plusOrder.customerId, customerId);
  const rows = await db
    .select()
    .from(plusOrder)
    .where(own)
    .orderBy(desc(plusOrder.createdAt), desc(plusOrder.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { rows, total: await db.$count(plusOrder, own) };
};
