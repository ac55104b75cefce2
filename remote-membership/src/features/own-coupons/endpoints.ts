import { couponStates, pageSizes, type CallResult, type CouponState } from '@shop/contract';
import { api, calling, withEndpoints } from '@shop/platform';

export type CouponPage = CallResult<'couponList'>;
export type Coupon = CouponPage['list'][number];

/** Which of the customer's coupons are asked for; pages count from 1. */
export interface AskedCoupons {
  state: CouponState;
  page: number;
}

/** The state in the address; anything else means those that can be used. */
export const couponStateOf = (query: URLSearchParams): CouponState =>
  couponStates.find((state) => state === query.get('state')) ?? 'usable';

export const couponsApi = withEndpoints(api, (build) => ({
  /** Not cached between views, because coupons change in many places. */
  ownCoupons: build.query({
    ...calling('couponList', ({ state, page }: AskedCoupons) => ({
      body: { state, page, page_size: pageSizes.coupons },
    })),
    keepUnusedDataFor: 0,
    providesTags: ['Session'],
  }),
}));
