import { Type } from 'typebox';
import { CustomerCoupon, ProductCoupons } from '../entities/coupon.ts';
import { Cents, Count, Flag, Id, Instant, Line, nullable, oneOf, optional, record, Text } from '../entities/fields.ts';
import { CashbackOrder, Draw, SaleDraw, SalePrize } from '../entities/points.ts';
import { couponStates } from '../values.ts';
import type { SchemaTable } from './definition.ts';
import { pageOf, paging, unconfirmed } from './parts.ts';

export const promotionSchemas = {
  /** All of them, or those in one state; `counts` says how many are in each. */
  couponList: {
    body: record({ ...paging, state: optional(oneOf(couponStates)) }),
    result: pageOf(CustomerCoupon, { counts: record({ usable: Count, used: Count, expired: Count }) }),
  },
  couponListFourthVersion: { body: record(paging), result: pageOf(CustomerCoupon, {}) },
  productCoupons: { query: record({ productId: Id }), result: ProductCoupons, errors: { 404: 'No such product.' } },
  getCoupon: {
    body: record({ couponCode: Line }),
    result: record({ couponCode: Text, isReceived: Flag }),
    errors: { 404: 'There is no such coupon.', 409: 'Nothing is left of it, or it was redeemed before.' },
  },
  chairProductCoupon: {
    query: record({ productId: Id }),
    result: record({ coupon: nullable(CustomerCoupon) }),
    errors: { 404: 'There is no such product.' },
  },
  /** `infomation` is spelt so (API-179). */
  tagCouponRestriction: { query: record({ product_tag: optional(Line) }), result: record({ infomation: Text }) },
  freeGiftConfirm: {
    body: record({ gift_id: Id }),
    result: record({ gift_id: Id, is_confirmed: Flag }),
    errors: { 404: 'The gift is not in the cart.', 409: 'The gift is not on offer any more.' },
  },
  saleLotteryInfo: {
    result: record({
      prizes: Type.Array(SalePrize),
      turns_left: Count,
      starts_at: Instant,
      ends_at: Instant,
      winners: Type.Array(record({ id: Id, nickname: Text, prize: Text })),
    }),
  },
  saleLotteryDraw: {
    body: record({}),
    result: SaleDraw,
    errors: { ...unconfirmed, 409: 'The event is over, or no turn is left.' },
  },
  milestoneLottery: { body: record({}), result: Draw, errors: { ...unconfirmed, 409: 'No turn is left.' } },
  cashbackInfo: { result: record({ balance: Cents, pending: Cents, rate: Type.Number({ minimum: 0, maximum: 100 }) }) },
  cashbackOrders: { query: record(paging), result: pageOf(CashbackOrder, {}) },
} as const satisfies SchemaTable;
