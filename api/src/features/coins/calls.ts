import { isPlusGroup } from '@shop/contract';
import { coinBalance } from '../../database/membership/coins.ts';
import { callsFor } from '../../http/call.ts';
import { sendCoins } from './flow.ts';

/** Coins: how many a customer has, and sending them to another (PTS-004). */
export const coinsCalls = {
  ...callsFor('customer', {
    coinNumber: async ({ services, who }) => ({
      coins: await coinBalance(services.db, who.customerId),
      is_member: isPlusGroup(who.group) ? 1 : 0,
    }),
  }),
  ...callsFor('confirmed', {
    sendCoin: async ({ services, who, body }) => {
      await sendCoins(services, who, body);
      return { coins: await coinBalance(services.db, who.customerId) };
    },
  }),
};
