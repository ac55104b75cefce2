import type { Prize } from '@shop/contract';
import type { WheelPrize } from '../../domain/membership/wheel-prizes.ts';
import { readWheel, turnWheel } from '../../flows/membership/wheel.ts';
import { callsFor } from '../call.ts';

const prizeOf = ({ id, kind }: WheelPrize, title: string): Prize => ({ prize_id: id, title, kind });

/** Play to win: the prize wheel, drawn by the server alone (PTS-006). */
export const wheelCalls = {
  ...callsFor('customer', {
    turnList: async ({ services, who, language }) => {
      const { prizes, titleOf, turnsLeft } = await readWheel(services, who.customerId);
      return { list: prizes.map((prize) => prizeOf(prize, titleOf(prize)[language])), turns_left: turnsLeft };
    },
  }),
  ...callsFor('confirmed', {
    turn: async ({ services, who, language }) => {
      const { prize, title, couponCode, turnsLeft } = await turnWheel(services, who.customerId);
      return { prize: prizeOf(prize, title[language]), coupon_code: couponCode, turns_left: turnsLeft };
    },
  }),
};
