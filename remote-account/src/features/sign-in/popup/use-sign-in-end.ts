import { sessionEvents, useDispatch, useLocation, useSelector } from '@shop/platform';
import { isPayPage } from './pay-pages.ts';
import { popupClosed, popupSlice } from './popup-slice.ts';

/**
 * What a successful sign-in in the popup comes to (document 1 §4): the popup closes and the action that waited for it
 * runs; a pay page is marked as signed in on and loads anew.
 */
export function useSignInEnd(reload: () => void): () => void {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const { pending } = useSelector(popupSlice.selectors.selectPopup);
  return () => {
    dispatch(popupClosed());
    if (pending) dispatch(pending);
    if (!isPayPage(pathname)) return;
    dispatch(sessionEvents.paySignInCompleted());
    reload();
  };
}
