import type { CallTable } from './definition.ts';

export const deliverySlotsCalls = {
  /** This project's own */
  deliverySlots: { method: 'GET', path: '/api/cart/delivery_slots' },
  /** This project's own */
  chooseDeliverySlot: { method: 'POST', path: '/api/cart/delivery_slots', body: 'json' },
} as const satisfies CallTable;
