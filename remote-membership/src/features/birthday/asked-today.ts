import { localStore } from '@shop/platform';

const KEY = 'birthday_asked';

const dayOf = (customerId: number, now: number): string => `${customerId} ${new Date(now).toDateString()}`;

/** Today's answer to whether it is this customer's birthday; null when it was not asked today. */
export const askedToday = (customerId: number, now: number): boolean | null => {
  const kept = localStore.read(KEY) ?? '';
  const day = dayOf(customerId, now);
  return kept.startsWith(`${day} `) ? kept === `${day} yes` : null;
};

/** Where storage is full or blocked the next page asks again. */
export const keepAnswer = (customerId: number, now: number, isBirthday: boolean): void => {
  localStore.write(KEY, `${dayOf(customerId, now)} ${isBirthday ? 'yes' : 'no'}`);
};
