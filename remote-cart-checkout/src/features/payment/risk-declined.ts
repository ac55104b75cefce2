import type { Problem } from '../../problem.ts';

/** The shop's own look at the order says no before anything is paid (API-123). */
export const riskDeclined: Problem = { reason: 'code', message: '', code: 402, field: 'risk' };
