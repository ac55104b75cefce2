import type { CallTable } from './definition.ts';

export const deliveredPriceCalls = {
  /** This project's own */
  deliveredPrice: { method: 'GET', path: '/api/delivered_price' },
} as const satisfies CallTable;
