import { randomUUID } from 'node:crypto';
import { addCoins, spendCoins } from '../../database/membership/coins.ts';
import { givePersonalCoupon, newCouponCode } from '../../database/membership/personal-coupon.ts';
import { spendPoints } from '../../database/membership/points.ts';
import { transact } from '../../database/transact.ts';
import { exchangeReference, rewards } from '../../domain/membership/rewards.ts';
import { messages } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { membershipMessages } from './messages.ts';

/**
 * Exchanges points or coins for a reward (PTS-009).
 * @returns the reward, and the code of its coupon; null for coins
 * @throws ShopError 404, or 409 with too few points or coins
 */
export const redeemReward = async ({ db, now }: Services, customerId: number, rewardId: number) => {
  const reward = rewards.find(({ id: known }) => known === rewardId);
  if (!reward) throw new ShopError(404, messages.notFound);
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
  return { reward, code, at: createdAt };
};
