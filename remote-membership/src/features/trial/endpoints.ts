import type { CallResult } from '@shop/contract';
import { api } from '@shop/platform';

type ChairCoupon = CallResult<'chairProductCoupon'>['coupon'];

export const trialApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The coupon of a massage chair; null where it has none. */
    chairCoupon: build.query<ChairCoupon, number>({
      query: (productId) => ({ call: 'chairProductCoupon', query: { productId }, background: true }),
      transformResponse: ({ coupon }: CallResult<'chairProductCoupon'>) => coupon,
    }),
  }),
});

export const { useChairCouponQuery } = trialApi;
