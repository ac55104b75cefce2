import type { CallTable } from './definition.ts';

export const listsCalls = {
  /** This project's own */
  customerLists: { method: 'GET', path: '/goapi/lists' },
  /** This project's own */
  customerList: { method: 'GET', path: '/goapi/lists/one' },
  /** This project's own */
  addCustomerList: { method: 'POST', path: '/goapi/lists', body: 'json' },
  /** This project's own */
  renameCustomerList: { method: 'PUT', path: '/goapi/lists', body: 'json' },
  /** This project's own */
  deleteCustomerList: { method: 'DELETE', path: '/goapi/lists', body: 'json' },
  /** This project's own */
  addListEntry: { method: 'POST', path: '/goapi/lists/entries', body: 'json' },
  /** This project's own */
  editListEntry: { method: 'PUT', path: '/goapi/lists/entries', body: 'json' },
  /** This project's own */
  deleteListEntry: { method: 'DELETE', path: '/goapi/lists/entries', body: 'json' },
  /** This project's own */
  shareCustomerList: { method: 'POST', path: '/goapi/lists/share', body: 'json' },
  /** This project's own */
  unshareCustomerList: { method: 'DELETE', path: '/goapi/lists/share', body: 'json' },
  /** This project's own */
  listToCart: { method: 'POST', path: '/goapi/lists/cart', body: 'json' },
  /** This project's own */
  sharedList: { method: 'GET', path: '/goapi/lists/shared' },
  /** This project's own */
  markSharedEntry: { method: 'POST', path: '/goapi/lists/shared', body: 'json' },
} as const satisfies CallTable;
