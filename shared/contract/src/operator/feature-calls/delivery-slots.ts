export const deliverySlotsOperatorCalls = {
  slotWindows: { method: 'GET', path: '/operator/delivery_slots', roles: ['admin', 'catalogue', 'support'] },
  slotOrders: { method: 'GET', path: '/operator/delivery_slots/orders', roles: ['admin', 'warehouse', 'support'] },
  setSlots: {
    method: 'POST',
    path: '/operator/delivery_slots',
    body: 'json',
    roles: ['admin', 'catalogue'],
  },
} as const;
