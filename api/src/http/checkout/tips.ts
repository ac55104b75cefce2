import { changeTip, giveTip } from '../../flows/orders/tips.ts';
import { callsFor } from '../call.ts';

/** Donations on top of an order (CHK-011): one is open at a time, and goes with the next order. */
export const tipsCalls = callsFor('shopper', {
  createTipDonation: async ({ services, who, body: { amount } }) => ({
    tip_id: await giveTip({ services, who }, amount),
    amount,
    order_id: null,
  }),

  updateTipDonation: async ({ services, who, body: { tip_id, amount } }) => ({
    tip_id: await changeTip({ services, who }, tip_id, amount),
    amount,
    order_id: null,
  }),
});
