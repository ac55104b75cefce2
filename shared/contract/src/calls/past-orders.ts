import type { CallTable } from './definition.ts';

export const pastOrdersCalls = {
  /** This project's own */
  pastOrders: { method: 'GET', path: '/api/past_orders' },
} as const satisfies CallTable;
