const roles = ['admin', 'support', 'warehouse'] as const;

export const swatchesOperatorCalls = {
  swatches: { method: 'GET', path: '/operator/swatches', roles },
  sendSwatches: { method: 'POST', path: '/operator/swatches/send', body: 'json', roles },
} as const;
