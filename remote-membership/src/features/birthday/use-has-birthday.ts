import {
  api,
  calling,
  localStore,
  selectCustomer,
  selectHasBirthday,
  useSelector,
  withEndpoints,
} from '@shop/platform';
import { useEffect, useState } from 'react';

const KEY = 'birthday_asked';

const dayOf = (customerId: number, now: number): string => `${customerId} ${new Date(now).toDateString()}`;

/** Today's answer to whether it is this customer's birthday; null when it was not asked today. */
const askedToday = (customerId: number, now: number): boolean | null => {
  const stored = localStore.read(KEY) ?? '';
  const day = dayOf(customerId, now);
  return stored.startsWith(`${day} `) ? stored === `${day} yes` : null;
};

/** Where storage is full or blocked the next page asks again. */
const keepAnswer = (customerId: number, now: number, isBirthday: boolean): void => {
  localStore.write(KEY, `${dayOf(customerId, now)} ${isBirthday ? 'yes' : 'no'}`);
};

const birthdayApi = withEndpoints(api, (build) => ({
  /** Whether today is the customer's birthday, as account init says it. */
  birthday: build.query({
    ...calling('accountInit', { background: true, answer: ({ play_birthday_wishes }) => play_birthday_wishes }),
    providesTags: ['Session'],
  }),
}));

/**
 * Whether it is the customer's birthday. A sign-in tells it; for a customer who is signed in already the API is asked
 * once a day.
 */
export const useHasBirthday = (): boolean => {
  const customerId = useSelector(selectCustomer)?.entityId;
  const isBirthday = useSelector(selectHasBirthday);
  const [since] = useState(() => Date.now());
  const known = customerId === undefined ? false : askedToday(customerId, since);
  const { data } = birthdayApi.useBirthdayQuery(undefined, { skip: isBirthday || known !== null });
  useEffect(() => {
    if (customerId !== undefined && data !== undefined) keepAnswer(customerId, since, data);
  }, [customerId, data, since]);
  return isBirthday || known === true || data === true;
};
