import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import { lotteryPrizes, milestonesReached } from '../../domain/membership/milestones.ts';
import { exchangeOf } from '../../domain/membership/prizes.ts';
import { schema, type Queryable } from '../connection.ts';
import { spendCoins } from './coins.ts';
import { addPoints, pointsEverEarned, pointsStanding } from './points.ts';

const { coupon, customerCoupon, milestoneDraw, pointsEntry } = schema;

/**
 * Takes a personal coupon away again; false when it was used, or is being used now. Does not wait for locks: a
 * transaction that has locked one of the rows is about to use the coupon.
 */
const withdrawCoupon = async (transaction: Queryable, customerId: number, code: string): Promise<boolean> => {
  const [unused] = await transaction
    .select({ code: coupon.code })
    .from(coupon)
    .innerJoin(customerCoupon, eq(customerCoupon.couponCode, coupon.code))
    .where(
      and(
        eq(coupon.code, code),
        eq(coupon.used, 0),
        eq(customerCoupon.customerId, customerId),
        isNull(customerCoupon.usedAt),
      ),
    )
    .for('update', { skipLocked: true });
  if (unused) await transaction.delete(coupon).where(eq(coupon.code, code));
  return unused !== undefined;
};

/** Takes coins away again; false when they were spent, or their owner spends some now: goods are locked by then. */
const withdrawCoins = (db: Queryable, customerId: number, coins: number, now: Date): Promise<boolean> =>
  spendCoins(db, { customerId, coins, reason: 'taken_back', createdAt: now }, { waits: false });

/** Takes back what an exchange gave, if it is still there. */
const withdraw = (
  db: Queryable,
  customerId: number,
  { reward, word }: NonNullable<ReturnType<typeof exchangeOf>>,
  now: Date,
): Promise<boolean> =>
  reward.kind === 'coupon' ? withdrawCoupon(db, customerId, word) : withdrawCoins(db, customerId, reward.value, now);

/** Undoes draws of milestones that a customer has not reached after all, as far as their prizes are still there. */
const undoDraws = async (db: Queryable, customerId: number, now: Date): Promise<void> => {
  const reached = milestonesReached(await pointsEverEarned(db, customerId));
  const beyond = gte(milestoneDraw.milestone, (reached.at(-1) ?? 0) + 1);
  const draws = await db
    .select()
    .from(milestoneDraw)
    .where(and(eq(milestoneDraw.customerId, customerId), beyond));
  for (const { id, prizeId, couponCode } of draws) {
    const prize = lotteryPrizes.find((one) => one.id === prizeId);
    const taken = { customerId, reason: 'lottery_taken_back', reference: String(id), createdAt: now } as const;
    const isUndone =
      couponCode === null
        ? prize?.kind === 'coins'
          ? await withdrawCoins(db, customerId, prize.value, now)
          : await addPoints(db, { ...taken, points: -(prize?.value ?? 0) })
        : await withdrawCoupon(db, customerId, couponCode);
    if (isUndone) await db.delete(milestoneDraw).where(eq(milestoneDraw.id, id));
  }
};

/** Exchanges for points, the latest first, that were not undone before. */
const exchanges = (db: Queryable, customerId: number) =>
  db
    .select({ points: pointsEntry.points, reference: pointsEntry.reference })
    .from(pointsEntry)
    .where(
      and(
        eq(pointsEntry.customerId, customerId),
        eq(pointsEntry.reason, 'reward'),
        sql`not exists (select 1 from ${pointsEntry} as undone where undone.reason = 'reward_taken_back'
          and undone.customer_id = ${pointsEntry.customerId} and undone.reference = ${pointsEntry.reference})`,
      ),
    )
    .orderBy(desc(pointsEntry.id));

/**
 * After points were taken back: draws of milestones that are reached no more go with their prizes, and while
 * the customer owes points, coupons and coins that were bought with points and are still there become points again. Locks coupons: it
 * comes last in its transaction (lock-order.ts).
 */
export const takeBackRewards = async (db: Queryable, customerId: number, now: Date): Promise<void> => {
  await undoDraws(db, customerId, now);
  let { owed } = await pointsStanding(db, customerId, now);
  if (owed === 0) return;
  for (const { points, reference } of await exchanges(db, customerId)) {
    if (owed <= 0) return;
    const exchange = exchangeOf(reference);
    if (!exchange || !(await withdraw(db, customerId, exchange, now))) continue;
    await addPoints(db, { customerId, points: -points, reason: 'reward_taken_back', reference, createdAt: now });
    owed += points;
  }
};
