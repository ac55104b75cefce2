import type { CallLimits } from '../limit-table.ts';

export const deliverySlotsLimits = { chooseDeliverySlot: 'cartChange' } as const satisfies CallLimits;
