import { randomUUID } from 'node:crypto';
import { spendCoins } from '../../database/membership/coins.ts';
import { spendPoints } from '../../database/membership/points.ts';
import { transact } from '../../database/transact.ts';
import { exchangeReference, rewards } from '../../domain/membership/prizes.ts';
import { orNotFound, ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { membershipMessages } from '../../flows/membership/messages.ts';
import { couponCodeFor, giveGift } from '../../flows/membership/prizes.ts';

/**
 * Exchanges points or coins for a reward (PTS-009).
 * @returns the reward, and the code of its coupon; null for coins
 * @throws ShopError 404, or 409 with too few points or coins
 */
export const redeemReward = async (services: Services, customerId: number, rewardId: number) => {
  const reward = orNotFound(rewards.find(({ id: known }) => known === rewardId));
  const createdAt = services.now();
  const code = couponCodeFor(reward);
  await transact(services.db, async (db) => {
    if (reward.currency === 'points') {
      const reference = exchangeReference(reward, code ?? randomUUID());
      const change = { customerId, points: reward.cost, reason: 'reward' as const, reference, createdAt };
      if ((await spendPoints(db, change)) !== 'spent') {
        throw new ShopError(409, membershipMessages.tooFewPoints);
      }
    } else if (!(await spendCoins(db, { customerId, coins: reward.cost, reason: 'reward', createdAt }))) {
      throw new ShopError(409, membershipMessages.tooFewCoins);
    }
    await giveGift({ ...services, db }, reward, { customerId, couponCode: code, reason: 'reward', now: createdAt });
  });
  return { reward, code, at: createdAt };
};
