import type { CallTable } from './definition.ts';

export const alertsCalls = {
  /** This project's own */
  productAlerts: { method: 'GET', path: '/goapi/alerts' },
  /** This project's own */
  addProductAlert: { method: 'POST', path: '/goapi/alerts', body: 'json' },
  /** This project's own */
  cancelProductAlert: { method: 'DELETE', path: '/goapi/alerts', body: 'json' },
  /** This project's own */
  alertOfLetter: { method: 'POST', path: '/goapi/alerts/letter', body: 'json' },
  /** This project's own */
  confirmAlert: { method: 'POST', path: '/goapi/alerts/confirm', body: 'json' },
  /** This project's own */
  stopAlerts: { method: 'POST', path: '/goapi/alerts/stop', body: 'json' },
} as const satisfies CallTable;
