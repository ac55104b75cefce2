import { coinBalance } from '../../database/membership/coins.ts';
import { pointsBalance } from '../../database/membership/points.ts';
import { rewards } from '../../domain/membership/prizes.ts';
import { callsFor } from '../../http/call.ts';
import { rewardText } from '../../http/membership/points-texts.ts';
import { redeemReward } from './flow.ts';

/** Rewards for points and coins (PTS-009). */
export const rewardsCalls = {
  ...callsFor('public', {
    pointsRewards: async ({ language }) => ({
      list: rewards.map((reward) => ({
        reward_id: reward.id,
        kind: reward.kind,
        ...rewardText(reward, language),
        cost: reward.cost,
        currency: reward.currency,
      })),
    }),
  }),
  ...callsFor('confirmed', {
    redeemReward: async ({ services, who: { customerId }, body }) => {
      const { reward, code, at } = await redeemReward(services, customerId, body.reward_id);
      return {
        reward_id: reward.id,
        coupon_code: code,
        points: await pointsBalance(services.db, customerId, at),
        coins: await coinBalance(services.db, customerId),
      };
    },
  }),
};
