import { sessionEvents, useDispatch, useLocation, useSelector } from '@shop/platform';
import { isPayPage } from './pay-pages.ts';
import { popupClosed, popupSlice } from './popup-slice.ts';

export interface SignInEnd {
  /** The person is signed in, and their address is confirmed. */
  onEnd: () => void;
  /** The popup was left before. */
  onLeave: () => void;
}

/**
 * What follows the popup. After a sign-in the action that waited for it runs. It does not when the popup was left, also
 * by signing up later: the code comes before going on (SESS-025). Either way a page for paying that has its customer is
 * loaded anew with the pay-login flag (AUTH-011).
 */
export const useSignInEnd = (reload: () => void): SignInEnd => {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const { pending, hasSignedIn } = useSelector(popupSlice.selectors.selectPopup);
  const reloadToPay = (): void => {
    if (!isPayPage(pathname)) return;
    dispatch(sessionEvents.paySignInCompleted());
    reload();
  };
  return {
    onEnd: () => {
      dispatch(popupClosed());
      if (pending) dispatch(pending);
      reloadToPay();
    },
    onLeave: () => {
      dispatch(popupClosed());
      if (hasSignedIn) reloadToPay();
    },
  };
};
