import { sessionEvents, tracked, useDispatch, useLocation } from '@shop/platform';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { isQuietPlace } from './places.ts';
import { isSuppressed, suppressUntilMidnight } from './suppression.ts';
import { useAutoOpen } from './use-auto-open.ts';

/** Fetched when it opens: every page waits for the pop-up, few show it. */
const SubscribeDialog = lazy(() => import('./subscribe-dialog.tsx'));

/** Decides when the coupon pop-up opens, and that it stays away afterwards (document 3 §4). */
export function SubscribePopup(): ReactNode {
  const place = useLocation();
  const dispatch = useDispatch();
  const { isOpen, close } = useAutoOpen(place, (at) => !isQuietPlace(at) && !isSuppressed(Date.now()));
  useEffect(() => {
    if (!isOpen) return;
    dispatch(sessionEvents.subscribePopupMoved('shown'));
    dispatch(tracked({ event: 'open_subs_popup' }));
  }, [isOpen, dispatch]);
  if (!isOpen) return null;

  const closed = (): void => {
    suppressUntilMidnight(Date.now());
    dispatch(sessionEvents.subscribePopupMoved('hidden'));
    dispatch(tracked({ event: 'close_subs_popup' }));
    close();
  };
  return (
    <Suspense fallback={null}>
      <SubscribeDialog onClose={closed} onSubscribed={() => suppressUntilMidnight(Date.now())} />
    </Suspense>
  );
}
