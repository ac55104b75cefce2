import { usableCoupons } from '../../flows/cart/coupons.ts';
import { callsFor } from '../call.ts';

export const inputCouponsCalls = callsFor('shopper', {
  inputCoupons: async ({ services, who, language }) => {
    const usable = await usableCoupons({ services, who });
    const list = usable.map(({ coupon, endsAt }) => ({
      coupon_code: coupon.code,
      discount_text: coupon.title[language],
      description: coupon.description[language],
      status: 1,
      starts_at: coupon.startsAt?.toISOString() ?? null,
      expires_at: endsAt?.toISOString() ?? null,
      used_at: null,
    }));
    return { list };
  },
});
