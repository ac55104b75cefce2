import type { CallTable } from './definition.ts';

/** Plus+ (API-167, API-170). */
export const membershipCalls = {
  plusInfo: { method: 'GET', path: '/api/plus/cms-show-info' },
  plusStepInfo: { method: 'POST', path: '/api/plus/getStepInfo', body: 'form' },
} as const satisfies CallTable;
