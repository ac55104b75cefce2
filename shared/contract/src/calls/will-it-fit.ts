import type { CallTable } from './definition.ts';

export const willItFitCalls = {
  /** This project's own */
  productSizes: { method: 'GET', path: '/api/product_sizes' },
} as const satisfies CallTable;
