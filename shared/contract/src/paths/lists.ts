import { withQuery } from './with-query.ts';

export const customerLists = () => '/customer/account/lists';
export const customerList = (listId: number) => `/customer/account/lists/${listId}`;
/** Where a list's link leads whoever has it. */
export const sharedList = (token: string) => withQuery('/customer/shared-list', { token });
