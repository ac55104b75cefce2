import type { CallTable } from './definition.ts';

export const reviewAspectsCalls = {
  /** This project's own */
  reviewAspects: { method: 'GET', path: '/api/review_aspects' },
} as const satisfies CallTable;
