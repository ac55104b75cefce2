import { sessionEvents, useDispatch, useLocation, useSelector } from '@shop/platform';
import { isPayPage } from './pay-pages.ts';
import { popupClosed, popupSlice } from './popup-slice.ts';

/**
 * What follows a successful sign-in in the popup: the popup closes and the action that waited for it runs; on a pay
 * page
 * the pay-login flag is set and the page reloads (AUTH-011).
 */
export const useSignInEnd = (reload: () => void): (() => void) => {
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
};
