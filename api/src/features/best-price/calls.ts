import { callsFor } from '../../http/call.ts';
import { cartOf } from '../../http/cart/cart.ts';
import { applyBestPrice, bestPrice } from './flow.ts';

export const bestPriceCalls = callsFor('shopper', {
  bestPrice: async (context) => {
    const found = await bestPrice(context);
    if (!found) return null;
    const { best, saving, memberSaving } = found;
    return {
      grand_total: best.grandTotal,
      saving,
      coupon_code: best.code,
      coupon_amount: best.byCoupon,
      points_used: best.pointsUsed,
      points_amount: best.points,
      credit_amount: best.credit,
      member_saving: memberSaving,
    };
  },

  applyBestPrice: async (context) => cartOf(await applyBestPrice(context, context.body.grand_total), context.language),
});
