import { cartChangesApi } from './endpoints.ts';

/** The cart's one coupon, for all that can set it: while one is under way no other begins. */
export const useCoupon = (): { set: (code: string | null) => void; sending: boolean; error: unknown } => {
  const [setCoupon, { isLoading, error }] = cartChangesApi.useSetCouponMutation({ fixedCacheKey: 'coupon' });
  return {
    set: (code) => {
      if (!isLoading) void setCoupon(code);
    },
    sending: isLoading,
    error,
  };
};
