import type { CallTable } from './definition.ts';

export const bestPriceCalls = {
  /** This project's own */
  bestPrice: { method: 'GET', path: '/api/cart/best_price' },
  /** This project's own */
  applyBestPrice: { method: 'POST', path: '/api/cart/best_price', body: 'json' },
} as const satisfies CallTable;
