import { selectCustomer, selectSessionStatus, useDispatch, useSelector } from '@shop/platform';
import { useEffect } from 'react';
import { pushOwner } from './push-owner.ts';

/** Has the subscription of a browser change hands with a sign-in or a logout, so that nobody reads another's news. */
export const PushLink = (): null => {
  const dispatch = useDispatch();
  const status = useSelector(selectSessionStatus);
  const customerId = useSelector(selectCustomer)?.entityId ?? null;
  const isKnown = status === 'customer' ? customerId !== null : status === 'guest';
  useEffect(() => {
    const owner = isKnown ? pushOwner() : null;
    if (!owner || owner.customerId === customerId) return;
    void import('./push-service.ts').then(({ linkPush }) => linkPush(dispatch, customerId));
  }, [dispatch, isKnown, customerId]);
  return null;
};
