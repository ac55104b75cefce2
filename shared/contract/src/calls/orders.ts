import type { CallTable } from './definition.ts';

/**
 * A person's orders (API-036 to API-040). `orderByKey` is this project's own: it tells what became of an order whose
 * answer was lost.
 */
export const ordersCalls = {
  orderList: { method: 'GET', path: '/api/orders' },
  orderDetail: { method: 'GET', path: '/api/order/detail' },
  orderInformation: { method: 'GET', path: '/api/order/information' },
  orderClaim: { method: 'POST', path: '/api/order/claim', body: 'form', once: true },
  /** These two are this project's own: the order that a letter's link opens, without an account. */
  orderByLetter: { method: 'GET', path: '/api/order/by_letter' },
  cancelByLetter: { method: 'POST', path: '/api/order/cancel_by_letter', body: 'form', once: true },
  orderByKey: { method: 'GET', path: '/api/order/by_key' },
} as const satisfies CallTable;
