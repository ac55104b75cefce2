import { selectCustomer, selectSessionStatus, useDispatch, useSelector } from '@shop/platform';
import { useEffect, useRef } from 'react';
import { pushOwner } from './push-owner.ts';

/**
 * Has the subscription of a browser change hands with a sign-in or a logout, so that nobody reads another's news. Who is
 * known anew on a page, as after a change of password, which ends the subscriptions of all browsers, says so again.
 */
export const PushLink = (): null => {
  const dispatch = useDispatch();
  const status = useSelector(selectSessionStatus);
  const customerId = useSelector(selectCustomer)?.entityId ?? null;
  const isKnown = status === 'customer' ? customerId !== null : status === 'guest';
  const seen = useRef<'nobody' | 'somebody' | 'left'>('nobody');
  useEffect(() => {
    if (!isKnown) {
      if (seen.current === 'somebody') seen.current = 'left';
      return;
    }
    const isAnew = seen.current === 'left';
    seen.current = 'somebody';
    const owner = pushOwner();
    if (!owner || (owner.customerId === customerId && !isAnew)) return;
    void import('./push-service.ts').then(({ linkPush }) => linkPush(dispatch, customerId));
  }, [dispatch, isKnown, customerId]);
  return null;
};
