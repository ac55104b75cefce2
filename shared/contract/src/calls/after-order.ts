import type { CallTable } from './definition.ts';

/** After an order was placed (API-039 to API-044, API-108). */
export const afterOrderCalls = {
  orderItems: { method: 'GET', path: '/api/order/item' },
  orderShipments: { method: 'GET', path: '/api/order/shipment' },
  orderTrack: { method: 'GET', path: '/api/order/track' },
  cancelOrder: { method: 'POST', path: '/api/order/cancel', body: 'form', once: true },
  returnOrder: { method: 'POST', path: '/api/order/return', body: 'multipart', once: true },
  /** The project's own. */
  returnPhoto: { method: 'GET', path: '/api/order/return/photo' },
  reorder: { method: 'POST', path: '/api/cart/reorder', body: 'json' },
} as const satisfies CallTable;
