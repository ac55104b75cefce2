import type { CallLimits } from '../limit-table.ts';

export const peopleLikeMeLimits = {
  aboutReviewer: 'review',
} as const satisfies CallLimits;
