import { eq, inArray, sql } from 'drizzle-orm';
import { schema, selectRows, type Queryable } from '../connection.ts';
import { transact } from '../transact.ts';

const { coinEntry, creditEntry, customer, pointsEntry } = schema;

/** A customer's ledgers: in whole points, in coins, in cents of credit. */
export type Ledger = 'points' | 'coins' | 'credit';

/** One change of a ledger. A reason counts once for each `reference`; without one it counts always. */
export interface Entry {
  readonly customerId: number;
  /** Positive comes in, negative goes out. */
  readonly amount: number;
  readonly reason: string;
  readonly reference?: string | null;
  readonly createdAt: Date;
}

const tables = { points: pointsEntry, coins: coinEntry, credit: creditEntry } as const;
const amounts = { points: pointsEntry.points, coins: coinEntry.coins, credit: creditEntry.cents } as const;

/** Books a change: nothing else writes into a ledger. False when this reason stands for this reference already. */
export const book = async (db: Queryable, ledger: Ledger, { amount, ...entry }: Entry): Promise<boolean> => {
  const insert =
    ledger === 'points'
      ? db.insert(pointsEntry).values({ ...entry, points: amount })
      : ledger === 'coins'
        ? db.insert(coinEntry).values({ ...entry, coins: amount })
        : db.insert(creditEntry).values({ ...entry, cents: amount });
  return (await insert.onConflictDoNothing().returning()).length === 1;
};

/** Who spends, and the group that their balance depends on. */
export interface Holder {
  readonly customerId: number;
  readonly group: string;
}

/**
 * Takes `amount` (positive) off a ledger: 'spent', or 'short' when the balance is less, or 'before' when this reason stands
 * for this reference already. Two spendings at the same moment wait for each other; one that may not wait is 'short'.
 */
export const spend = (
  db: Queryable,
  ledger: Ledger,
  { amount, ...entry }: Entry,
  balanceOf: (transaction: Queryable, holder: Holder) => Promise<number>,
  { waits }: { waits: boolean } = { waits: true },
): Promise<'spent' | 'short' | 'before'> =>
  transact(db, async (transaction) => {
    const [holder] = await transaction
      .select({ customerId: customer.id, group: customer.group })
      .from(customer)
      .where(eq(customer.id, entry.customerId))
      .for('no key update', waits ? {} : { skipLocked: true });
    if (!holder || amount < 0 || (await balanceOf(transaction, holder)) < amount) return 'short';
    return (await book(transaction, ledger, { ...entry, amount: -amount })) ? 'spent' : 'before';
  });

/** The order that entries are for: those of its number, and those of its number and a return or a refund. */
export interface OfOrder {
  readonly customerId: number | null;
  readonly number: string;
}

/** Sums a customer's ledger entries for an order, for these reasons. */
export const bookedFor = async (
  db: Queryable,
  ledger: Ledger,
  { customerId, number }: OfOrder,
  reasons: readonly string[],
): Promise<number> => {
  if (customerId === null) return 0;
  const table = tables[ledger];
  const [row] = await selectRows<{ amount: number }>(
    db,
    sql`select coalesce(sum(${amounts[ledger]}), 0)::int as amount from ${table}
      where ${eq(table.customerId, customerId)} and ${inArray(table.reason, [...reasons])}
      and split_part(${table.reference}, ' ', 1) = ${number}`,
  );
  return row?.amount ?? 0;
};

/** The reference of an entry for an order, or for a return or a refund of it. */
export const referenceOf = ({ number }: OfOrder, part: string | null): string =>
  part === null ? number : `${number} ${part}`;

/**
 * Gives back so much of what a locked order was paid with, and never more in all than it `used`.
 * @returns how much came back
 */
export const giveBack = async (
  db: Queryable,
  ledger: Ledger,
  order: OfOrder,
  { asked, used, part, now }: { asked: number; used: number; part: string | null; now: Date },
): Promise<number> => {
  const { customerId } = order;
  if (customerId === null || used === 0) return 0;
  const reason = 'returned_from_order';
  const amount = Math.min(asked, used - (await bookedFor(db, ledger, order, [reason])));
  if (amount <= 0) return 0;
  const entry = { customerId, amount, reason, reference: referenceOf(order, part), createdAt: now };
  return (await book(db, ledger, entry)) ? amount : 0;
};
