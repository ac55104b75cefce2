import { localStore } from '@shop/platform';

const KEY = 'birthday_greeting';

const ofThisYear = (customerId: number, now: number): string => `${customerId} ${new Date(now).getFullYear()}`;

/** Whether this customer has looked at this year's greeting in this browser. */
export const isDismissed = (customerId: number, now: number): boolean =>
  localStore.read(KEY) === ofThisYear(customerId, now);

/** Where storage is full or blocked the icon comes again with the next page. */
export const dismiss = (customerId: number, now: number): void => {
  localStore.write(KEY, ofThisYear(customerId, now));
};
