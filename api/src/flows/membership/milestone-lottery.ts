import { randomInt } from 'node:crypto';
import type { Queryable } from '../../database/connection.ts';
import { addCoins } from '../../database/membership/coins.ts';
import { useMilestone } from '../../database/membership/milestone-draws.ts';
import { givePersonalCoupon, newCouponCode } from '../../database/membership/personal-coupon.ts';
import { addPoints } from '../../database/membership/points.ts';
import { transact } from '../../database/transact.ts';
import { prizeAt, type LotteryPrize } from '../../domain/membership/milestones.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { membershipMessages } from './messages.ts';

const give = async (
  transaction: Queryable,
  { kind, value }: LotteryPrize,
  { customerId, couponCode, now }: { customerId: number; couponCode: string | null; now: Date },
): Promise<void> => {
  if (couponCode !== null) await givePersonalCoupon(transaction, { code: couponCode, customerId, cents: value, now });
  else if (kind === 'points')
    await addPoints(transaction, { customerId, points: value, reason: 'lottery', createdAt: now });
  else await addCoins(transaction, { customerId, coins: value, reason: 'lottery', createdAt: now });
};

/** One draw of the milestone lottery (PTS-007), which uses a milestone up. @throws ShopError 409 without one */
export const drawMilestone = async ({ db, now }: Services, customerId: number) => {
  const prize = prizeAt(randomInt(100));
  const couponCode = prize.kind === 'coupon' ? newCouponCode() : null;
  const at = now();
  await transact(db, async (transaction) => {
    const used = await useMilestone(transaction, { customerId, prizeId: prize.id, couponCode, createdAt: at });
    if (used === null) throw new ShopError(409, membershipMessages.noTurn);
    await give(transaction, prize, { customerId, couponCode, now: at });
  });
  return { prize, couponCode, at };
};
