import type { CallTable } from './definition.ts';

export const listsCalls = {
  /** This project's own */
  customerLists: { method: 'GET', path: '/api/lists' },
  /** This project's own */
  customerList: { method: 'GET', path: '/api/lists/one' },
  /** This project's own */
  addCustomerList: { method: 'POST', path: '/api/lists', body: 'json' },
  /** This project's own */
  renameCustomerList: { method: 'PUT', path: '/api/lists', body: 'json' },
  /** This project's own */
  deleteCustomerList: { method: 'DELETE', path: '/api/lists', body: 'json' },
  /** This project's own */
  addListEntry: { method: 'POST', path: '/api/lists/entries', body: 'json' },
  /** This project's own */
  editListEntry: { method: 'PUT', path: '/api/lists/entries', body: 'json' },
  /** This project's own */
  deleteListEntry: { method: 'DELETE', path: '/api/lists/entries', body: 'json' },
  /** This project's own */
  shareCustomerList: { method: 'POST', path: '/api/lists/share', body: 'json' },
  /** This project's own */
  unshareCustomerList: { method: 'DELETE', path: '/api/lists/share', body: 'json' },
  /** This project's own */
  listToCart: { method: 'POST', path: '/api/lists/cart', body: 'json' },
  /** This project's own */
  sharedList: { method: 'GET', path: '/api/lists/shared' },
  /** This project's own */
  markSharedEntry: { method: 'POST', path: '/api/lists/shared', body: 'json' },
} as const satisfies CallTable;
