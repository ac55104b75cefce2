import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { CallResult, Language } from '@shop/contract';
import type { Queryable } from '../../database/connection.ts';
import { addCoins } from '../../database/membership/coins.ts';
import { openMilestones, useMilestone } from '../../database/membership/milestone-draws.ts';
import { givePersonalCoupon, newCouponCode } from '../../database/membership/personal-coupon.ts';
import { addPoints } from '../../database/membership/points.ts';
import { transact } from '../../database/transact.ts';
import { lotteryPrizes, prizeAt, type LotteryPrize } from '../../domain/membership/milestones.ts';
import { registerCall } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { membershipMessages } from '../../flows/membership/messages.ts';
import { prizeTitle } from './points-texts.ts';

const prizeOf = (prize: LotteryPrize, language: Language): CallResult<'milestoneLottery'>['prize'] => ({
  prize_id: prize.id,
  title: prizeTitle(prize, language),
  image: null,
  kind: prize.kind,
});

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

/** The milestone lottery (PTS-007): one draw for each milestone of points, and every draw wins. */
export const registerLottery = (app: FastifyInstance): void => {
  registerCall(app, 'milestonePrizes', 'public', async ({ language }) => ({
    list: lotteryPrizes.map((prize) => prizeOf(prize, language)),
  }));

  registerCall(
    app,
    'milestoneLottery',
    'customer',
    async ({ services: { db, now }, who: { customerId }, language }) => {
      const prize = prizeAt(randomInt(100));
      const couponCode = prize.kind === 'coupon' ? newCouponCode() : null;
      const createdAt = now();
      await transact(db, async (transaction) => {
        const used = await useMilestone(transaction, { customerId, prizeId: prize.id, couponCode, createdAt });
        if (used === null) throw new ShopError(409, membershipMessages.noTurn);
        await give(transaction, prize, { customerId, couponCode, now: createdAt });
      });
      return {
        prize: prizeOf(prize, language),
        coupon_code: couponCode,
        turns_left: (await openMilestones(db, customerId, createdAt)).length,
      };
    },
  );
};
