import type { Customer } from '@shop/contract';
import { answer } from '@shop/testing';

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
  ];
};

/** The browser holds a customer's token of an earlier page. */
export const arriveAs = (token: string): void => {
  document.cookie = `token=${token}; path=/; secure`;
};

/** Everything that a page keeps in the browser is gone. */
export const cleanBrowser = (): void => {
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
  localStorage.clear();
  sessionStorage.clear();
  delete window.dataLayer;
};
