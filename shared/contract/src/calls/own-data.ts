import type { CallTable } from './definition.ts';

/** This project's own: what the shop holds about a customer, all of it to take along, and the end of the account. */
export const ownDataCalls = {
  ownData: { method: 'GET', path: '/api/customer/own_data' },
  exportOwnData: { method: 'POST', path: '/api/customer/own_data', body: 'form' },
  deleteAccount: { method: 'DELETE', path: '/api/customer/account', body: 'form' },
} as const satisfies CallTable;
