import { useDispatch } from '@shop/platform';
import { useEffect } from 'react';
import type { Customer } from './endpoints.ts';
import { keepsOtherwise, keepUserInfo, nowKnownAs } from './user-info.ts';

/**
 * Every page goes by what this browser kept at sign-in. Where the API says something else now, such as another group,
 * that is kept, and shown from here on.
 */
export function useKnownAs(customer: Customer | undefined): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!customer || !keepsOtherwise(customer)) return;
    keepUserInfo(customer);
    dispatch(nowKnownAs(customer));
  }, [customer, dispatch]);
}
