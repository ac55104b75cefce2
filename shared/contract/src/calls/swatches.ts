import type { CallTable } from './definition.ts';

export const swatchesCalls = {
  /** This project's own */
  swatchRequests: { method: 'GET', path: '/goapi/swatches' },
  /** This project's own */
  addSwatchRequest: { method: 'POST', path: '/goapi/swatches', body: 'json' },
} as const satisfies CallTable;
