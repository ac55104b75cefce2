import { instalments } from '../../domain/payment/instalments.ts';
import { callsFor } from '../../http/call.ts';
import { deliveredPrice, deliveredPrices } from './flow.ts';

export const deliveredPriceCalls = callsFor('anyone', {
  deliveredPrice: async ({ services, who, query }) => {
    const { region, totals, paidLater } = await deliveredPrice(services, who, query);
    return {
      subtotal: totals.subtotal,
      shipping_fee: totals.shippingFee,
      taxes: totals.taxes ?? [],
      grand_total: totals.grandTotal,
      region,
      pay_later: paidLater === null ? null : { payments: instalments, amount: paidLater },
    };
  },
  deliveredPrices: ({ services, who, body }) => deliveredPrices(services, who, body),
});
