import { and, eq, sql } from 'drizzle-orm';
import { isDropshipGroup } from '../../domain/account/group.ts';
import { cashbackTotals } from '../../domain/membership/cashback.ts';
import { schema, type Queryable } from '../connection.ts';
import type { OrderRow } from '../orders/orders.ts';
import { transact } from '../transact.ts';
import { cashbackOrdersOf } from './cashback.ts';

const { creditEntry, customer, plusInvitation } = schema;

/** What the balance depends on of its person. */
interface Holder {
  customerId: number;
  group: string;
}

/**
 * Cents of cashback and referral money that a customer has: cashback that is pending no more, and what invited friends
 * have earned them, less what was spent. Dropshippers have no cashback (SHELL-014). Below zero where an order has lost
 * what was spent already.
 */
export const creditStanding = async (db: Queryable, { customerId, group }: Holder, now: Date): Promise<number> => {
  const orders = isDropshipGroup(group) ? [] : await cashbackOrdersOf(db, customerId);
  const [row] = await db
    .select({
      referral: sql<number>`coalesce((select sum(${plusInvitation.money}) from ${plusInvitation}
        where ${plusInvitation.customerId} = ${customerId}), 0)::int`,
      ledger: sql<number>`coalesce((select sum(${creditEntry.cents}) from ${creditEntry}
        where ${creditEntry.customerId} = ${customerId}), 0)::int`,
    })
    .from(sql`(values (1)) as one`);
  const { referral, ledger } = row ?? { referral: 0, ledger: 0 };
  return cashbackTotals(orders, now).balance + referral + ledger;
};

/** Cents that a customer can spend, never below zero: what is owed is made up for by what comes in later. */
export const creditBalance = async (db: Queryable, holder: Holder, now: Date): Promise<number> =>
  Math.max(0, await creditStanding(db, holder, now));

/** Takes `cents` off the balance for an order, once; false when there is not that much. Two at the same moment wait for each other. */
export const spendCredit = (
  db: Queryable,
  { customerId, cents, reference, now }: { customerId: number; cents: number; reference: string; now: Date },
): Promise<boolean> =>
  transact(db, async (transaction) => {
    const [holder] = await transaction
      .select({ customerId: customer.id, group: customer.group })
      .from(customer)
      .where(eq(customer.id, customerId))
      .for('no key update');
    if (!holder || (await creditBalance(transaction, holder, now)) < cents) return false;
    const entry = { customerId, cents: -cents, reason: 'spent_on_order', reference, createdAt: now };
    await transaction.insert(creditEntry).values(entry).onConflictDoNothing();
    return true;
  });

/**
 * Gives back so much of the credit that paid for a locked order, and never more in all than it used.
 * @returns cents that came back
 */
export const returnCredit = async (
  db: Queryable,
  { customerId, number, creditAmount }: OrderRow,
  asked: number,
  returnNumber: string | null,
  now: Date,
): Promise<number> => {
  if (customerId === null || creditAmount === 0) return 0;
  const [before] = await db
    .select({ cents: sql<number>`coalesce(sum(${creditEntry.cents}), 0)::int` })
    .from(creditEntry)
    .where(
      and(
        eq(creditEntry.customerId, customerId),
        eq(creditEntry.reason, 'returned_from_order'),
        sql`split_part(${creditEntry.reference}, ' ', 1) = ${number}`,
      ),
    );
  const cents = Math.min(asked, creditAmount - (before?.cents ?? 0));
  if (cents <= 0) return 0;
  const reference = returnNumber === null ? number : `${number} ${returnNumber}`;
  const entry = { customerId, cents, reason: 'returned_from_order', reference, createdAt: now };
  const added = await db.insert(creditEntry).values(entry).onConflictDoNothing().returning({ id: creditEntry.id });
  return added.length === 1 ? cents : 0;
};
