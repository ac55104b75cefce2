import { eq, sql } from 'drizzle-orm';
import { schema, type Queryable } from '../connection.ts';
import { transact } from '../transact.ts';

const { coinEntry, customer } = schema;

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

export const addCoins = async (db: Queryable, change: CoinChange): Promise<void> => {
  await db.insert(coinEntry).values(change);
};

/** Takes `coins` (positive) off the balance; false when there are not that many. Two at the same moment wait for each other. */
export const spendCoins = (db: Queryable, change: CoinChange): Promise<boolean> =>
  transact(db, async (transaction) => {
    await transaction
      .select({ id: customer.id })
      .from(customer)
      .where(eq(customer.id, change.customerId))
      .for('no key update');
    if ((await coinBalance(transaction, change.customerId)) < change.coins) return false;
    await addCoins(transaction, { ...change, coins: -change.coins });
    return true;
  });
