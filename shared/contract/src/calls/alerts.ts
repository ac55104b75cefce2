import type { CallTable } from './definition.ts';

export const alertsCalls = {
  /** This project's own */
  productAlerts: { method: 'GET', path: '/api/alerts' },
  /** This project's own */
  addProductAlert: { method: 'POST', path: '/api/alerts', body: 'json' },
  /** This project's own */
  cancelProductAlert: { method: 'DELETE', path: '/api/alerts', body: 'json' },
  /** This project's own */
  alertOfLetter: { method: 'POST', path: '/api/alerts/letter', body: 'json' },
  /** This project's own */
  confirmAlert: { method: 'POST', path: '/api/alerts/confirm', body: 'json' },
  /** This project's own */
  stopAlerts: { method: 'POST', path: '/api/alerts/stop', body: 'json' },
} as const satisfies CallTable;
