import type { CallLimits } from '../limit-table.ts';

export const alertsLimits = {
  addProductAlert: 'newsletter',
  cancelProductAlert: 'listChange',
  alertOfLetter: 'newsletterLeaving',
  confirmAlert: 'newsletterLeaving',
  stopAlerts: 'newsletterLeaving',
} as const satisfies CallLimits;
