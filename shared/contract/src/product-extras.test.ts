import { productExtras } from './product-extras.ts';

const plain = { businessDays: null, coupon_useabled: 1, is_chair: false, position: [] };
const none = { isSuperEarlyBird: false, hasCoupons: false, hasTrial: false, hasSizing: false };

test('a product that can be discounted has coupons; nothing else goes without saying', () => {
  expect(productExtras(plain)).toEqual({ ...none, hasCoupons: true });
  expect(productExtras({ ...plain, coupon_useabled: 0 })).toEqual(none);
});

test('super early birds, massage chairs and mini-splits have their own', () => {
  const position = [{ entity_id: 3, name: '9,000 BTU', url_path: 'c/9000-btu-mini-split-air-conditioners.html' }];
  const closed = { ...plain, coupon_useabled: 0 };
  expect(productExtras({ ...closed, businessDays: '10-15' })).toEqual({ ...none, isSuperEarlyBird: true });
  expect(productExtras({ ...closed, is_chair: true })).toEqual({ ...none, hasTrial: true });
  expect(productExtras({ ...closed, position })).toEqual({ ...none, hasSizing: true });
});
