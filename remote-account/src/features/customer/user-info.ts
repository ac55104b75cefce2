import { storageKeys, type Customer } from '@shop/contract';
import { localStore, sessionEvents } from '@shop/platform';

/**
 * Keeps the account's information in local storage for later pages (SESS-011). Where storage is full or blocked the
 * next sign-in brings it.
 */
export const keepUserInfo = (customer: Customer): void => {
  localStore.write(storageKeys.userInfo, JSON.stringify(customer));
};

/** Whether this browser has stored other data of the customer; false when it has stored none. */
export const keepsOtherwise = (customer: Customer): boolean => {
  const kept = localStore.read(storageKeys.userInfo) ?? null;
  return kept !== null && kept !== JSON.stringify(customer);
};

/** Tells the session, which greets the customer on every page, who this is now. */
export const nowKnownAs = ({ entity_id, email, firstName, lastName, customer_group }: Customer) =>
  sessionEvents.customerLoaded({ entityId: entity_id, email, firstName, lastName, group: customer_group });
