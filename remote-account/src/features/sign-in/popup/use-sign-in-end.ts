import { intents } from '@shop/contract';
import { sessionEvents, useDispatch, useLocation, useSelector, useTranslation } from '@shop/platform';
import { isPayPage } from './pay-pages.ts';
import { popupClosed, popupSlice } from './popup-slice.ts';

export interface SignInEnd {
  /** The person is signed in, and their address is confirmed. */
  onEnd: (email: string) => void;
  /** The popup was left before. */
  onLeave: () => void;
}

/**
 * After a sign-in the action that waited for it runs. It does not when the popup was left, also
 * by signing up later: the code comes before going on (SESS-025). Either way a page for paying that has its customer is
 * loaded anew with the pay-login flag (AUTH-011), except where their session had only ended: the page is theirs already
 * and keeps what was typed, and so is one where they wrote; for another customer it is loaded anew. Whoever does not sign in again goes on as a guest, and is told so (SESS-007).
 */
export const useSignInEnd = (reload: () => void): SignInEnd => {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const { pending, hasSignedIn, endedOf } = useSelector(popupSlice.selectors.selectPopup);
  const goOn = (isSame: boolean): void => {
    if (isPayPage(pathname)) dispatch(sessionEvents.paySignInCompleted());
    else if (endedOf === null) return;
    if (!isSame) reload();
  };
  const goOnAsGuest = (): void => {
    dispatch(sessionEvents.guestWanted());
    const action = { label: t('signIn.submit'), run: intents.signInRequested({}) };
    dispatch(intents.noticeGiven({ text: t('popup.guest'), tone: 'neutral', action }));
  };
  return {
    onEnd: (email) => {
      dispatch(popupClosed());
      if (pending) dispatch(pending);
      goOn(endedOf !== null && email !== '' && email.toLowerCase() === endedOf.toLowerCase());
    },
    onLeave: () => {
      dispatch(popupClosed());
      if (hasSignedIn) goOn(false);
      else if (endedOf !== null) goOnAsGuest();
    },
  };
};
