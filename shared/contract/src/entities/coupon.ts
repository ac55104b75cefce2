import { Type, type Static } from 'typebox';
import { Flag, Id, Instant, nullable, Picture, record, Text } from './fields.ts';

/**
 * A coupon of a product's drawers (CPN-002 to CPN-008): `status` 1 can be used, `isReceived` 1 is redeemed,
 * `detailCouponType` 4 is claimed by a call, 3 a link, 2 opens the subscribe pop-up, 1 belongs to Plus+.
 */
export const ProductCoupon = record({
  couponCode: Text,
  discountText: Text,
  description: Text,
  dateText: Text,
  status: Flag,
  isReceived: Flag,
  detailCouponType: Type.Integer({ minimum: 1, maximum: 4 }),
  url: nullable(Text),
});
export type ProductCoupon = Static<typeof ProductCoupon>;

export const ProductCouponGroup = record({ title: Text, list: Type.Array(ProductCoupon) });
export type ProductCouponGroup = Static<typeof ProductCouponGroup>;

/** Product coupons response (CPN-001). `blockId` is the category that `rank` is of, `plusImg` the Plus+ banner's picture. */
export const ProductCoupons = record({
  blockId: nullable(Id),
  rank: nullable(Type.Integer({ minimum: 1 })),
  rankCategory: nullable(Text),
  plusImg: nullable(Picture),
  productList: Type.Array(
    record({
      productId: Id,
      showDetailCoupon: Flag,
      descriptionList: Type.Array(Text),
      showPlusBanner: Flag,
      couponList: Type.Array(ProductCouponGroup),
    }),
  ),
});
export type ProductCoupons = Static<typeof ProductCoupons>;

/** A coupon that a customer has, or that a cart could take. */
export const CustomerCoupon = record({
  coupon_code: Text,
  discount_text: Text,
  description: Text,
  status: Flag,
  starts_at: nullable(Instant),
  expires_at: nullable(Instant),
  used_at: nullable(Instant),
});
export type CustomerCoupon = Static<typeof CustomerCoupon>;
