import type { CallTable } from './definition.ts';

export const deliveryServicesCalls = {
  /** This project's own */
  deliveryServices: { method: 'GET', path: '/api/cart/delivery_services' },
  /** This project's own */
  chooseDeliveryServices: { method: 'POST', path: '/api/cart/delivery_services', body: 'json' },
} as const satisfies CallTable;
