import type { CallTable } from './definition.ts';

/** The single-page pay screen (CHK-015); the checkout screens use the `/api` calls instead. */
export const singlePagePayCalls = {
  cartsOperate: { method: 'POST', path: '/mobile/products/carts-operate', body: 'json' },
  orderGeneration: { method: 'POST', path: '/mobile/orders/generation', body: 'json', once: true },
  orderDiscountData: { method: 'GET', path: '/mobile/orders/discount-data' },
  confirmCoupon: { method: 'POST', path: '/mobile/coupons/confirm', body: 'json' },
  applyDraftCoupon: { method: 'POST', path: '/mobile/coupons/apply', body: 'json' },
  placeOrder: { method: 'POST', path: '/mobile/orders/place-order', body: 'json', once: true },
  checkCashback: { method: 'POST', path: '/mobile/orders/check-cashback', body: 'json', once: true },
  userAddresses: { method: 'GET', path: '/mobile/users/address' },
  userAddressDetail: { method: 'GET', path: '/mobile/users/address-detail' },
  editUserAddress: { method: 'POST', path: '/mobile/users/edit-address', body: 'json' },
  orderAddress: { method: 'POST', path: '/mobile/orders/address', body: 'json', once: true },
} as const satisfies CallTable;
