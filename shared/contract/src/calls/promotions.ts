import type { CallTable } from './definition.ts';

/** Coupons, prizes and cashback. */
export const promotionCalls = {
  couponList: { method: 'POST', path: '/api/CouponList', body: 'form' },
  couponListFourthVersion: { method: 'POST', path: '/v4/coupons/list', body: 'form' },
  productCoupons: { method: 'GET', path: '/api/product_coupons' },
  getCoupon: { method: 'POST', path: '/api/get_coupon', body: 'form' },
  chairProductCoupon: { method: 'GET', path: '/api/get_chair_product_coupon' },
  tagCouponRestriction: { method: 'GET', path: '/api/tag-coupon-restriction' },
  freeGiftConfirm: { method: 'POST', path: '/api/free_gift_confirm', body: 'form' },
  saleLotteryInfo: { method: 'GET', path: '/api/sale_lottery/info' },
  saleLotteryDraw: { method: 'POST', path: '/api/sale_lottery/draw', body: 'form' },
  milestoneLottery: { method: 'POST', path: '/api/milestone_lottery', body: 'form' },
  cashbackInfo: { method: 'GET', path: '/api/cashback/info' },
  cashbackOrders: { method: 'GET', path: '/api/cashback/orders' },
} as const satisfies CallTable;
