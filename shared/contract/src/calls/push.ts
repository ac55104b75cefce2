import type { CallTable } from './definition.ts';

/** Push messages to a browser. This project's own: the requirements name the subscription and no call (POP-028). */
export const pushCalls = {
  pushKey: { method: 'GET', path: '/api/push/key' },
  pushSubscribe: { method: 'POST', path: '/api/push/subscription', body: 'form' },
  pushUnsubscribe: { method: 'DELETE', path: '/api/push/subscription', body: 'form' },
} as const satisfies CallTable;
