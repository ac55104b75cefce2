import { milestones } from '@shop/contract';
import { lotteryPrizes } from '../../domain/membership/milestones.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { schema } from '../connection.ts';
import { addCoins, coinBalance, spendCoins } from './coins.ts';
import { book, spend } from './ledger.ts';
import { takeBackRewards } from './taken-back-rewards.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const customerId = 1;
const createdAt = new Date('2026-06-01T12:00:00.000Z');
const prize = lotteryPrizes.find(({ kind }) => kind === 'coins');
const coins = prize?.value ?? 0;

/** Coins of a milestone that this customer has not reached after all. */
const drawn = async (): Promise<void> => {
  const { db } = shop.connection;
  const draw = { customerId, milestone: milestones[0] ?? 0, prizeId: prize?.id ?? 0, createdAt };
  await db.insert(schema.milestoneDraw).values(draw).onConflictDoNothing();
  await addCoins(db, { customerId, coins, reason: 'lottery', createdAt });
};

test('coins are taken back where they are still there, and not while their owner spends them', async () => {
  const { db } = shop.connection;
  await drawn();
  let [begun, end] = [() => {}, () => {}];
  const isSpending = new Promise<void>((resolve) => (begun = resolve));
  const mayEnd = new Promise<void>((resolve) => (end = resolve));
  const spending = db.transaction(async (transaction) => {
    expect(await spendCoins(transaction, { customerId, coins, reason: 'sent', createdAt })).toBe(true);
    begun();
    await mayEnd;
  });
  await isSpending;
  await takeBackRewards(db, customerId, createdAt);
  end();
  await spending;
  expect([await coinBalance(db, customerId), await db.$count(schema.milestoneDraw)]).toEqual([0, 1]);

  await drawn();
  await takeBackRewards(db, customerId, createdAt);
  expect([await coinBalance(db, customerId), await db.$count(schema.milestoneDraw)]).toEqual([0, 0]);
});

test('less than nothing is not spent, and what was spent for something is not spent for it again', async () => {
  const { db } = shop.connection;
  const entry = { customerId, reason: 'spent_on_order', reference: 'CA1', createdAt };
  await book(db, 'credit', { ...entry, amount: 500, reason: 'returned_from_order' });
  const pay = (amount: number) => spend(db, 'credit', { ...entry, amount }, async () => 500);
  expect(await pay(-500)).toBe('short');
  expect(await pay(501)).toBe('short');
  expect(await Promise.all([pay(500), pay(500)])).toEqual(expect.arrayContaining(['spent', 'before']));
});
