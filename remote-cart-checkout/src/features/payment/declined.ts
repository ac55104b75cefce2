import type { Problem } from '@shop/kit';

/** Who provides the payment says no, in no words of its own. */
export const declined: Problem = { kind: 'refused', message: '', code: 402 };

/** The shop's own look at the order says no before anything is paid (API-123). */
export const riskDeclined: Problem = { ...declined, field: 'risk' };
