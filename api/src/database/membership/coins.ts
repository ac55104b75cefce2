import { eq, sql } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';
import { book, spend, type Holder } from './ledger.ts';

const { coinEntry } = schema;

export interface CoinChange {
  customerId: number;
  /** Positive comes in, negative goes out. */
  coins: number;
  reason: 'welcome' | 'sent' | 'received' | 'reward' | 'lottery' | 'taken_back';
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
