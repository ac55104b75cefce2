import { openMilestones } from '../../database/membership/milestone-draws.ts';
import { lotteryPrizes } from '../../domain/membership/milestones.ts';
import { giftTitle } from '../../domain/membership/prizes.ts';
import { callsFor } from '../../http/call.ts';
import { drawMilestone } from './flow.ts';
import { prizeOf } from '../../http/membership/prizes.ts';

/** The milestone lottery (PTS-007): one draw for each milestone of points, and every draw wins. */
export const lotteryCalls = {
  ...callsFor('public', {
    milestonePrizes: async ({ language }) => ({
      list: lotteryPrizes.map((prize) => prizeOf({ ...prize, title: giftTitle(prize) }, language)),
    }),
  }),
  ...callsFor('confirmed', {
    milestoneLottery: async ({ services, who: { customerId }, language }) => {
      const { prize, couponCode, at } = await drawMilestone(services, customerId);
      return {
        prize: prizeOf({ ...prize, title: giftTitle(prize) }, language),
        coupon_code: couponCode,
        turns_left: (await openMilestones(services.db, customerId, at)).length,
      };
    },
  }),
};
