import type { CallResult, Customer } from '@shop/contract';
import { answer } from '@shop/testing';
import { leavePages } from './measured-page.tsx';

const ada = { entity_id: 7, email: 'ada@example.ca', firstName: 'Ada', lastName: 'Roy' } as Customer; // what the session reads

/** The calls of the session's own, answered for Ada of a group, or a guest. */
export const customerIs = (customer_group: string): ReturnType<typeof answer>[] => {
  const customer = { ...ada, customer_group };
  return [
    answer('guestLogin', { token: 'guest' }),
    answer('accountInit', { ...customer, is_old_user: true, play_birthday_wishes: false } as never), // as above
    answer('accountInformation', customer),
    answer('tagManager', { customer_id: '7', customer_group, email_sha256: 'ab12', is_plus: false }),
    answer('logout', null),
    answer('fraudConfig', { is_active: 0, site_id: '' }),
    answer('configInit', {} as CallResult<'configInit'>), // none of it is read here
  ];
};

/** The browser holds a customer's token of an earlier page. */
export const arriveAs = (token: string): void => {
  document.cookie = `token=${token}; path=/; secure`;
};

/** Everything that a page keeps in the browser is gone. */
export const cleanBrowser = (): void => {
  leavePages();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
  localStorage.clear();
  sessionStorage.clear();
  delete window.dataLayer;
};
