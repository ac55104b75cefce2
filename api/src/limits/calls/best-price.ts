import type { CallLimits } from '../limit-table.ts';

export const bestPriceLimits = { applyBestPrice: 'cartChange' } as const satisfies CallLimits;
