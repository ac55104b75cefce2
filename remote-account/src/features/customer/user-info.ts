import { storageKeys, type Customer } from '@shop/contract';
import { sessionEvents } from '@shop/platform';

/** Keeps the account's information in local storage for later pages (SESS-011). */
export function keepUserInfo(customer: Customer): void {
  try {
    localStorage.setItem(storageKeys.userInfo, JSON.stringify(customer));
  } catch {
    // Full or blocked storage: the next sign-in brings it.
  }
}

/** Whether this browser has stored other data of the customer; false when it has stored none. */
export function keepsOtherwise(customer: Customer): boolean {
  try {
    const kept = localStorage.getItem(storageKeys.userInfo);
    return kept !== null && kept !== JSON.stringify(customer);
  } catch {
    return false;
  }
}

/** Tells the session, which greets the customer on every page, who this is now. */
export const nowKnownAs = ({ entity_id, email, firstName, lastName, customer_group }: Customer) =>
  sessionEvents.customerLoaded({ entityId: entity_id, email, firstName, lastName, group: customer_group });
