export const deliveryServicesOperatorCalls = {
  servicePrices: { method: 'GET', path: '/operator/delivery-services', roles: ['admin', 'catalogue', 'support'] },
  setServicePrices: {
    method: 'POST',
    path: '/operator/delivery-services',
    body: 'json',
    roles: ['admin', 'catalogue'],
  },
} as const;
