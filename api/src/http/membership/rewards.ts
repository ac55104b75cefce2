import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { addCoins, coinBalance, spendCoins } from '../../database/membership/coins.ts';
import { givePersonalCoupon, newCouponCode } from '../../database/membership/personal-coupon.ts';
import { pointsBalance, spendPoints } from '../../database/membership/points.ts';
import { transact } from '../../database/transact.ts';
import { exchangeReference, rewards } from '../../domain/membership/rewards.ts';
import { registerCall } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages } from '../../domain/messages.ts';
import { membershipMessages } from '../../flows/membership/messages.ts';
import { rewardText } from './points-texts.ts';

/** What points and coins are exchanged for (PTS-009). */
export const registerRewards = (app: FastifyInstance): void => {
  registerCall(app, 'pointsRewards', 'public', async ({ language }) => ({
    list: rewards.map((reward) => ({
      reward_id: reward.id,
      kind: reward.kind,
      ...rewardText(reward, language),
      cost: reward.cost,
      currency: reward.currency,
    })),
  }));

  registerCall(app, 'redeemReward', 'customer', async ({ services, who: { customerId }, body }) => {
    const reward = rewards.find(({ id }) => id === body.reward_id);
    if (!reward) throw new ShopError(404, messages.notFound);
    const { db, now } = services;
    const createdAt = now();
    const code = reward.kind === 'coupon' ? newCouponCode() : null;
    await transact(db, async (transaction) => {
      if (reward.currency === 'points') {
        const reference = exchangeReference(reward, code ?? randomUUID());
        const change = { customerId, points: reward.cost, reason: 'reward' as const, reference, createdAt };
        if ((await spendPoints(transaction, change)) !== 'spent') {
          throw new ShopError(409, membershipMessages.tooFewPoints);
        }
      } else if (!(await spendCoins(transaction, { customerId, coins: reward.cost, reason: 'reward', createdAt }))) {
        throw new ShopError(409, membershipMessages.tooFewCoins);
      }
      if (code === null) await addCoins(transaction, { customerId, coins: reward.value, reason: 'reward', createdAt });
      else await givePersonalCoupon(transaction, { code, customerId, cents: reward.value, now: createdAt });
    });
    return {
      reward_id: reward.id,
      coupon_code: code,
      points: await pointsBalance(db, customerId, createdAt),
      coins: await coinBalance(db, customerId),
    };
  });
};
