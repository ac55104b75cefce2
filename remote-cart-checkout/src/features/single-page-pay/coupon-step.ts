/** Name of the hidden field that says what a form without scripts does with a coupon. */
export const COUPON = 'coupon';
export type CouponStep = 'try' | 'apply' | 'remove';
