import type { CallLimits } from '../limit-table.ts';

export const swatchesLimits = {
  addSwatchRequest: 'application',
} as const satisfies CallLimits;
