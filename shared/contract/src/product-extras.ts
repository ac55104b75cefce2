import type { Product } from './entities/index.ts';

/**
 * The page reserves space for these parts before they are filled, so
 * that nothing moves; the remotes that fill them use the same function.
 */
export const productExtras = ({
  businessDays,
  coupon_useabled,
  is_chair,
  position,
}: Pick<Product, 'businessDays' | 'coupon_useabled' | 'is_chair' | 'position'>) => ({
  /** Only a super early bird counts business days from its arrival (POP-036). */
  isSuperEarlyBird: businessDays !== null,
  hasCoupons: coupon_useabled === 1,
  hasTrial: is_chair,
  hasSizing: position.some(({ url_path }) => url_path.includes('mini-split')),
});
