import { schemas } from '../schemas/index.ts';
import { ProductCoupon, ProductCouponGroup, ProductCoupons } from './coupon.ts';
import { weaknesses } from './example.ts';
import { shapeOf } from './shape.ts';

const coupon = {
  couponCode: 'SOFA40',
  discountText: 'C$40 off',
  description: 'From C$400',
  dateText: 'Until June 30',
  status: 1,
  isReceived: 0,
  detailCouponType: 4,
  url: null,
};
const group = { title: 'For everyone', list: [coupon] };
const product = {
  productId: 1,
  showDetailCoupon: 1,
  descriptionList: ['One coupon for each order'],
  showPlusBanner: 0,
  couponList: [group],
};
const answer = { blockId: 3, rank: 2, rankCategory: 'Sofas', plusImg: '/media/plus-640.avif', productList: [product] };

test('CPN-001 the product coupons response', () => {
  expect(schemas.productCoupons.result).toBe(ProductCoupons);
  expect(shapeOf(ProductCoupons)).toEqual({
    blockId: 'integer',
    rank: 'integer',
    rankCategory: 'string',
    plusImg: 'string',
    productList: [
      {
        productId: 'integer',
        showDetailCoupon: 'integer',
        descriptionList: ['string'],
        showPlusBanner: 'integer',
        couponList: [shapeOf(ProductCouponGroup)],
      },
    ],
  });
  expect(weaknesses(ProductCoupons, answer)).toEqual([]);
  expect(weaknesses(ProductCoupons.properties.productList.items, product)).toEqual([]);
});

test('CPN-002 a group of coupons has a title and its list', () => {
  expect(shapeOf(ProductCouponGroup)).toEqual({
    title: 'string',
    list: [
      {
        couponCode: 'string',
        discountText: 'string',
        description: 'string',
        dateText: 'string',
        status: 'integer',
        isReceived: 'integer',
        detailCouponType: 'integer',
        url: 'string',
      },
    ],
  });
  expect(weaknesses(ProductCouponGroup, group)).toEqual([]);
  expect(weaknesses(ProductCoupon, coupon)).toEqual([]);
  for (const wrong of [{ status: 2 }, { isReceived: 2 }, { detailCouponType: 0 }, { detailCouponType: 5 }]) {
    expect(weaknesses(ProductCoupon, { ...coupon, ...wrong })).toContain(`refuses /${Object.keys(wrong)[0]}`);
  }
});
