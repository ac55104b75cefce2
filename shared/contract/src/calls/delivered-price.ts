import type { CallTable } from './definition.ts';

export const deliveredPriceCalls = {
  /** This project's own */
  deliveredPrice: { method: 'GET', path: '/api/delivered_price' },
  /** This project's own */
  deliveredPrices: { method: 'POST', path: '/goapi/delivered_prices', body: 'json', reads: true },
} as const satisfies CallTable;
