import { sql, and, desc, eq, ne } from 'drizzle-orm';
import { isDropshipGroup } from '../../domain/account/identity.ts';
import { cashbackTotals } from '../../domain/membership/cashback.ts';
import { schema, type Queryable } from '../connection.ts';
import * as allSources from './credit-sources/index.ts';
import type { CreditSource } from './credit-sources/credit-source.ts';
import { giveBack, spend, type Holder, type OfOrder } from './ledger.ts';

const { creditEntry, order } = schema;

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
  items: order.items,
  refundedAmount: order.refundedAmount,
  refunds: order.refunds,
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

const sources: readonly CreditSource[] = Object.values(allSources);

/**
 * Cents of store credit that a customer has: cashback that is pending no more, and what other sources have brought them,
 * less what was spent. Dropshippers have no cashback (SHELL-014). Below zero where an order has lost what was spent
 * already.
 */
export const creditStanding = async (db: Queryable, { customerId, group }: Holder, now: Date): Promise<number> => {
  const orders = isDropshipGroup(group) ? [] : await cashbackOrdersOf(db, customerId);
  const ledger = sql`(select sum(${creditEntry.cents}) from ${creditEntry} where ${creditEntry.customerId} = ${customerId})`;
  const parts = [ledger, ...sources.map(({ cents }) => cents(customerId))].map((part) => sql`coalesce(${part}, 0)`);
  const [row] = await db
    .select({ cents: sql<number>`(${sql.join(parts, sql` + `)})::int` })
    .from(sql`(values (1)) as one`);
  return cashbackTotals(orders, now).balance + (row?.cents ?? 0);
};

/** Cents that a customer can spend, never below zero: what is owed is made up for by what comes in later. */
export const creditBalance = async (db: Queryable, holder: Holder, now: Date): Promise<number> =>
  Math.max(0, await creditStanding(db, holder, now));

/** Takes `cents` off the balance for an order, once; false when there is not that much. */
export const spendCredit = async (
  db: Queryable,
  { customerId, cents, reference, now }: { customerId: number; cents: number; reference: string; now: Date },
): Promise<boolean> => {
  const entry = { customerId, amount: cents, reason: 'spent_on_order', reference, createdAt: now };
  return (
    (await spend(db, 'credit', entry, (transaction, holder) => creditBalance(transaction, holder, now))) !== 'short'
  );
};

/** Gives back so much of the credit that paid for a locked order, as `giveBack` says. @returns cents that came back */
export const returnCredit = (
  db: Queryable,
  order: OfOrder & { readonly creditAmount: number },
  asked: number,
  part: string | null,
  now: Date,
): Promise<number> => giveBack(db, 'credit', order, { asked, used: order.creditAmount, part, now });
