import { readWheel, turnWheel } from './flow.ts';
import { callsFor } from '../../http/call.ts';
import { prizeOf } from '../../http/membership/prizes.ts';

/** Play to win: the prize wheel, drawn by the server alone (PTS-006). */
export const wheelCalls = {
  ...callsFor('customer', {
    turnList: async ({ services, who, language }) => {
      const { prizes, turnsLeft } = await readWheel(services, who.customerId);
      return { list: prizes.map((prize) => prizeOf(prize, language)), turns_left: turnsLeft };
    },
  }),
  ...callsFor('confirmed', {
    turn: async ({ services, who, language }) => {
      const { prize, couponCode, turnsLeft } = await turnWheel(services, who.customerId);
      return { prize: prizeOf(prize, language), coupon_code: couponCode, turns_left: turnsLeft };
    },
  }),
};
