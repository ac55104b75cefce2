import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { PointsReason } from '../../domain/membership/points.ts';
import { schema, type Queryable } from '../connection.ts';
import { book, spend, type Holder } from './ledger.ts';

const { coinEntry } = schema;

export interface CoinChange {
  customerId: number;
  /** Positive comes in, negative goes out. */
  coins: number;
  reason: PointsReason | 'sent' | 'received' | 'taken_back';
  reference?: string | null;
  createdAt: Date;
}

export const coinBalance = async (db: Queryable, customerId: number): Promise<number> => {
  const [row] = await db
    .select({ coins: sql<number>`coalesce(sum(${coinEntry.coins}), 0)::int` })
    .from(coinEntry)
    .where(eq(coinEntry.customerId, customerId));
  return row?.coins ?? 0;
};

export const addCoins = (db: Queryable, { coins, ...change }: CoinChange): Promise<boolean> =>
  book(db, 'coins', { ...change, amount: coins });

/** Takes `coins` (positive) off the balance; false when there are not that many, or `waits` is false and somebody spends now. */
export const spendCoins = async (
  db: Queryable,
  { coins, ...change }: CoinChange,
  how: { waits: boolean } = { waits: true },
): Promise<boolean> => {
  const balanceOf = (transaction: Queryable, { customerId }: Holder) => coinBalance(transaction, customerId);
  return (await spend(db, 'coins', { ...change, amount: coins }, balanceOf, how)) === 'spent';
};

/** Reference of coins on their way: the recipient's e-mail, and a unique id under which they arrive there. */
export const onTheirWay = (email: string): string => `${email} ${randomUUID()}`;

/**
 * Brings a customer, whose address is confirmed, the coins that were sent to it. Whoever sent them keeps no address: of
 * two at one moment one finds nothing.
 */
export const receiveCoins = async (db: Queryable, customerId: number, email: string, now: Date): Promise<void> => {
  const arrived = await db
    .update(coinEntry)
    .set({ reference: sql`split_part(${coinEntry.reference}, ' ', 2)` })
    .where(and(eq(coinEntry.reason, 'sent'), sql`split_part(${coinEntry.reference}, ' ', 1) = ${email}`))
    .returning({ coins: coinEntry.coins, reference: coinEntry.reference });
  for (const { coins, reference } of arrived)
    await addCoins(db, { customerId, coins: -coins, reason: 'received', reference, createdAt: now });
};
