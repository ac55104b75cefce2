export const deliveryServicesOperatorCalls = {
  servicePrices: { method: 'GET', path: '/operator/delivery_services', roles: ['admin', 'catalogue', 'support'] },
  setServicePrices: {
    method: 'POST',
    path: '/operator/delivery_services',
    body: 'json',
    roles: ['admin', 'catalogue'],
  },
} as const;
