import type { CallResult, Language } from '@shop/contract';
import { openMilestones } from '../../database/membership/milestone-draws.ts';
import { lotteryPrizes, type LotteryPrize } from '../../domain/membership/milestones.ts';
import { callsFor } from '../call.ts';
import { prizeTitle } from './points-texts.ts';
import { drawMilestone } from '../../flows/membership/milestone-lottery.ts';

const prizeOf = (prize: LotteryPrize, language: Language): CallResult<'milestoneLottery'>['prize'] => ({
  prize_id: prize.id,
  title: prizeTitle(prize, language),
  kind: prize.kind,
});

/** The milestone lottery (PTS-007): one draw for each milestone of points, and every draw wins. */
export const lotteryCalls = {
  ...callsFor('public', {
    milestonePrizes: async ({ language }) => ({
      list: lotteryPrizes.map((prize) => prizeOf(prize, language)),
    }),
  }),
  ...callsFor('confirmed', {
    milestoneLottery: async ({ services, who: { customerId }, language }) => {
      const { prize, couponCode, at } = await drawMilestone(services, customerId);
      return {
        prize: prizeOf(prize, language),
        coupon_code: couponCode,
        turns_left: (await openMilestones(services.db, customerId, at)).length,
      };
    },
  }),
};
