import { asked, ofCustomer, writtenByCustomer, type Seen, type Step } from '../../step.ts';

/** The list that the tour has made, if the backend may be written to. */
const listIn = (seen: Seen) => {
  const list = seen('addCustomerList');
  return list && { list_id: list.list_id };
};
const entryIn = (seen: Seen) => seen('addListEntry')?.entries[0]?.entry_id;

export const listsSteps: readonly Step[] = [
  ofCustomer('customerLists', { query: {} }),
  writtenByCustomer('addCustomerList', { body: { name: 'Conformance' } }),
  writtenByCustomer('renameCustomerList', (seen) => {
    const list = listIn(seen);
    return list && { body: { ...list, name: 'Conformance, renamed' } };
  }),
  writtenByCustomer('addListEntry', (seen) => {
    const [list, [product] = []] = [listIn(seen), seen('categoryProducts')?.products ?? []];
    return list && product && { body: { ...list, product_id: product.entity_id, qty: 2 } };
  }),
  ofCustomer('customerList', (seen) => {
    const list = listIn(seen);
    return list && { query: list };
  }),
  writtenByCustomer('editListEntry', (seen) => {
    const [list, entry_id] = [listIn(seen), entryIn(seen)];
    return list && entry_id !== undefined ? { body: { ...list, entry_id, bought: 1 } } : undefined;
  }),
  writtenByCustomer('listToCart', (seen) => {
    const list = listIn(seen);
    return list && { body: list };
  }),
  writtenByCustomer('shareCustomerList', (seen) => {
    const list = listIn(seen);
    return list && { body: { ...list, gifts_allowed: true } };
  }),
  asked('sharedList', (seen) => ({ query: { token: seen('shareCustomerList')?.share_token ?? 'none' } })),
  writtenByCustomer('markSharedEntry', (seen) => {
    const [token, entry_id] = [seen('shareCustomerList')?.share_token, entryIn(seen)];
    return token && entry_id !== undefined ? { body: { token, entry_id, qty: 1 } } : undefined;
  }),
  writtenByCustomer('unshareCustomerList', (seen) => {
    const list = listIn(seen);
    return list && { body: list };
  }),
  writtenByCustomer('deleteListEntry', (seen) => {
    const [list, entry_id] = [listIn(seen), entryIn(seen)];
    return list && entry_id !== undefined ? { body: { ...list, entry_id } } : undefined;
  }),
  writtenByCustomer('deleteCustomerList', (seen) => {
    const list = listIn(seen);
    return list && { body: list };
  }),
];
