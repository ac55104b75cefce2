import { useDispatch } from '@shop/platform';
import { useEffect } from 'react';
import type { Customer } from './endpoints.ts';
import { keepsOtherwise, keepUserInfo, nowKnownAs } from './user-info.ts';

/**
 * Pages use the customer data that this browser stored at sign-in. Where the API's differ, such as another group, the
 * new data are stored and used from then on.
 */
export const useKnownAs = (customer: Customer | undefined): void => {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!customer || !keepsOtherwise(customer)) return;
    keepUserInfo(customer);
    dispatch(nowKnownAs(customer));
  }, [customer, dispatch]);
};
