import type { CallResult } from '@shop/contract';
import type { TipRow } from '../../database/orders/tips.ts';
import { changeTip, giveTip } from '../../flows/orders/tips.ts';
import { callsFor } from '../call.ts';

const donationOf = ({ id, amount, orderNumber }: TipRow): CallResult<'createTipDonation'> => ({
  tip_id: id,
  amount,
  order_id: orderNumber,
});

/** Donations on top of an order (CHK-011): one is open at a time, and goes with the next order. */
export const tipsCalls = callsFor('shopper', {
  createTipDonation: async ({ services, who, body: { amount } }) =>
    donationOf(await giveTip({ services, who }, amount)),

  updateTipDonation: async ({ services, who, body: { tip_id, amount } }) =>
    donationOf(await changeTip({ services, who }, tip_id, amount)),
});
