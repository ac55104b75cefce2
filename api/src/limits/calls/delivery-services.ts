import type { CallLimits } from '../limit-table.ts';

export const deliveryServicesLimits = { chooseDeliveryServices: 'cartChange' } as const satisfies CallLimits;
