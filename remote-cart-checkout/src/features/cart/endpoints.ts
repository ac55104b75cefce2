import type { CallInput, CallResult } from '@shop/contract';
import { api } from '@shop/platform';

type Body<N extends 'editCartItem' | 'deleteCartItem' | 'applyCoupon' | 'refundPlan'> = CallInput<N>['body'];

/**
 * Changes of the cart (CART-029). Each answers the whole cart, which the sagas put into the cache.
 * Failures are shown at the line or the coupon, so the request client itself shows nothing and leads nowhere.
 */
export const cartChangesApi = api.injectEndpoints({
  endpoints: (build) => ({
    editCartItem: build.mutation<CallResult<'editCartItem'>, Body<'editCartItem'>>({
      query: (body) => ({ call: 'editCartItem', body, background: true }),
    }),
    deleteCartItem: build.mutation<CallResult<'deleteCartItem'>, Body<'deleteCartItem'>>({
      query: (body) => ({ call: 'deleteCartItem', body, background: true }),
    }),
    /** Takes a protection plan off its item; what was paid for it goes back. */
    refundPlan: build.mutation<CallResult<'refundPlan'>, Body<'refundPlan'>>({
      query: (body) => ({ call: 'refundPlan', body, background: true }),
    }),
    applyCoupon: build.mutation<CallResult<'applyCoupon'>, Body<'applyCoupon'>>({
      query: (body) => ({ call: 'applyCoupon', body, background: true }),
    }),
    /** Coupons that the cart can take; the argument is its subtotal in cents, since another cart takes others. */
    inputCoupons: build.query<CallResult<'inputCoupons'>['list'], number>({
      query: () => ({ call: 'inputCoupons', background: true }),
      transformResponse: ({ list }: CallResult<'inputCoupons'>) => list,
      keepUnusedDataFor: 30,
    }),
    removeCoupon: build.mutation<CallResult<'removeCoupon'>, void>({
      query: () => ({ call: 'removeCoupon', body: {}, background: true }),
    }),
  }),
});
