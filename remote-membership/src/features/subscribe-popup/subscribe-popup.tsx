import {
  selectIsShowSubscribe,
  selectSubscribePopup,
  sessionEvents,
  tracked,
  useDispatch,
  useLocation,
  useSelector,
} from '@shop/platform';
import { usePopUpTurn } from '@shop/kit';
import { lazy, Suspense, useEffect } from 'react';
import { hasOwnPopUp, isQuietPlace } from '../../parts/pop-ups/places.ts';
import { subscribeSeen, subscribeSuppression } from '../../parts/pop-ups/suppression.ts';
import { subscriptionSlice } from './subscription-slice.ts';

/** Milliseconds until the pop-up opens by itself (POP-011). */
const DELAY = 15_000;

/** Loaded when it opens, because every page may show the pop-up and few do. */
const SubscribeDialog = lazy(() => import('./subscribe-dialog.tsx'));

/**
 * Decides when the coupon pop-up opens, and that it stays away afterwards (POP-011 to POP-015). It stands as long as the
 * session says so (SESS-013).
 */
export const SubscribePopup = () => {
  const place = useLocation();
  const dispatch = useDispatch();
  const isAsked = useSelector(subscriptionSlice.selectors.selectIsAsked);
  const isShown = useSelector(selectIsShowSubscribe);
  const wasHidden = useSelector(selectSubscribePopup) === 'hidden'; // storage may keep nothing
  const { isOpen: isDue, close } = usePopUpTurn({
    place,
    mayOpen: (at) =>
      !wasHidden && !isQuietPlace(at) && !hasOwnPopUp(at) && !subscribeSuppression.isSuppressed(Date.now()),
    after: DELAY,
  });
  const opens = isDue || isAsked;
  useEffect(() => {
    if (!opens) return;
    subscribeSeen.suppressUntilMidnight(Date.now());
    dispatch(sessionEvents.subscribePopupMoved('shown'));
    dispatch(tracked({ event: 'open_subs_popup' }));
  }, [opens, dispatch]);
  if (!isShown) return null;

  const suppress = (): void => subscribeSuppression.suppressUntilMidnight(Date.now());
  const closed = (): void => {
    suppress();
    dispatch(sessionEvents.subscribePopupMoved('hidden'));
    dispatch(tracked({ event: 'close_subs_popup' }));
    dispatch(subscriptionSlice.actions.askedClosed());
    close();
  };
  return (
    <Suspense fallback={null}>
      <SubscribeDialog onClose={closed} onSubscribed={suppress} />
    </Suspense>
  );
};
