import type { CallLimits } from '../limit-table.ts';

export const listsLimits = {
  addCustomerList: 'listChange',
  renameCustomerList: 'listChange',
  deleteCustomerList: 'listChange',
  addListEntry: 'listChange',
  editListEntry: 'listChange',
  deleteListEntry: 'listChange',
  shareCustomerList: 'listChange',
  unshareCustomerList: 'listChange',
  listToCart: 'cartChange',
  markSharedEntry: 'listChange',
} as const satisfies CallLimits;
