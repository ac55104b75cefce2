import type { CallTable } from './definition.ts';

export const similarProductsCalls = {
  /** This project's own */
  similarProducts: { method: 'GET', path: '/api/similar_products' },
} as const satisfies CallTable;
