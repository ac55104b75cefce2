import { paths } from '@shop/contract';
import type { OwnData } from './definition.ts';

const all = paths.customerLists();

const lists: OwnData = {
  reads: ['customerLists', 'customerList'],
  changes: {
    addCustomerList: false,
    renameCustomerList: true,
    deleteCustomerList: true,
    addListEntry: false,
    editListEntry: true,
    deleteListEntry: true,
  },
  pageOf: (pathname) => {
    if (pathname === all) return { page: all, calls: [{ call: 'customerLists', input: { query: {} } }] };
    if (!pathname.startsWith(`${all}/`)) return null;
    const list_id = Number(pathname.slice(all.length + 1));
    return { page: `${all}/`, calls: [{ call: 'customerList', input: { query: { list_id } } }] };
  },
  link: { href: all, name: { en: 'My lists', fr: 'Mes listes' }, forCustomers: true },
};
export const listsOwnData = { lists };
