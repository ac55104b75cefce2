import type { Product } from './entities/index.ts';

/**
 * What a product offers beside itself. Its page keeps room for these before anybody fills them, so that nothing jumps;
 * who fills them shows exactly these.
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
