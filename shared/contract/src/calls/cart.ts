import type { CallTable } from './definition.ts';

/** Cart and save-for-later (API-097 to API-103, API-109, API-110). `removeCoupon` and `cartDelivery` are this project's own. */
export const cartCalls = {
  carts: { method: 'GET', path: '/api/v2/carts' },
  cartsFirstVersion: { method: 'GET', path: '/api/carts' },
  cartDelivery: { method: 'GET', path: '/api/cart/delivery' },
  cartsDiscountData: { method: 'GET', path: '/api/v2/carts-discount-data' },
  addCartItem: { method: 'POST', path: '/api/cart', body: 'json' },
  editCartItem: { method: 'PUT', path: '/api/cart/', body: 'json' },
  deleteCartItem: { method: 'DELETE', path: '/api/cart', body: 'json' },
  applyCoupon: { method: 'POST', path: '/api/cart/apply_coupon', body: 'json' },
  removeCoupon: { method: 'DELETE', path: '/api/cart/apply_coupon', body: 'json' },
  laterCart: { method: 'GET', path: '/api/later_cart' },
  editLaterCart: { method: 'PUT', path: '/api/later_cart', body: 'json' },
} as const satisfies CallTable;
