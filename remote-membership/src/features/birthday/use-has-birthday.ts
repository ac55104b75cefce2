import { selectCustomer, selectHasBirthday, useSelector } from '@shop/platform';
import { useEffect, useState } from 'react';
import { askedToday, keepAnswer } from './asked-today.ts';
import { useBirthdayQuery } from './endpoints.ts';

/**
 * Whether it is the customer's birthday. A sign-in tells it; for a customer who is signed in already the API is asked
 * once a day.
 */
export const useHasBirthday = (): boolean => {
  const customerId = useSelector(selectCustomer)?.entityId;
  const isTold = useSelector(selectHasBirthday);
  const [since] = useState(() => Date.now());
  const known = customerId === undefined ? false : askedToday(customerId, since);
  const { data } = useBirthdayQuery(undefined, { skip: isTold || known !== null });
  useEffect(() => {
    if (customerId !== undefined && data !== undefined) keepAnswer(customerId, since, data);
  }, [customerId, data, since]);
  return isTold || known === true || data === true;
};
