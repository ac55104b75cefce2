/** The id of the coupon's form, to which the offers come back too. */
export const COUPON_PLACE = 'coupon';
