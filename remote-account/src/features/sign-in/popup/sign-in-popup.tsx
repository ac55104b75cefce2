import { Dialog } from '@shop/kit';
import { useDispatch, useLocation, useSelector, useTranslation } from '@shop/platform';
import { Notice } from '@shop/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { InPopup } from '../step-heading.tsx';
import { isCheckout } from './pay-pages.ts';
import { popupClosed, popupSlice, signInWentOn } from './popup-slice.ts';
import { useSignInEnd, type SignInEnd } from './use-sign-in-end.ts';
import { ConfirmCode } from '../confirm-code.tsx';
import type { SignInEvent } from '../sign-in-machine.ts';
import { SignInSteps } from '../sign-in-steps.tsx';
import type { SignedIn } from '../use-sign-in-answer.ts';

/** The popup's step. The first three are those of the login page; the code, there a page of its own, is asked for here. */
const PopupStep = ({ onEnd, onLeave }: SignInEnd) => {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const { step, email, isCodeSent } = useSelector(popupSlice.selectors.selectPopup);
  const goOn = (event: SignInEvent): void => void dispatch(signInWentOn(event));
  const signedIn: SignedIn = ({ email: address, isVerified, isCodeSent: isSent }) =>
    isVerified ? onEnd(address) : goOn({ happened: 'codeNeeded', email: address, isCodeSent: isSent });
  return (
    <SignInSteps
      state={{ step, email }}
      onEvent={goOn}
      onSignedIn={signedIn}
      onGuest={isCheckout(pathname) ? onLeave : undefined}
    >
      <ConfirmCode
        email={email}
        isSent={isCodeSent}
        onConfirmed={() => onEnd(email)}
        onSignedOut={() => goOn({ happened: 'codeSignedNobodyIn' })}
        onLater={onLeave}
      />
    </SignInSteps>
  );
};

const titles = {
  email: 'signIn.heading',
  password: 'signIn.passwordHeading',
  create: 'create.heading',
  confirm: 'verify.heading',
} as const;

const reloadPage = (): void => location.reload();

/** Signing in over any page (AUTH-001). Back and any navigation close it: its links lead to other pages. */
export const SignInPopup = ({ reload = reloadPage }: { reload?: () => void }) => {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const { isOpen, step, endedOf } = useSelector(popupSlice.selectors.selectPopup);
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  const end = useSignInEnd(reload);
  const leave = useEffectEvent(end.onLeave);

  useEffect(() => {
    if (pathname === openedAt.current) return;
    openedAt.current = pathname;
    // From one page for paying to the next the question stays; leaving them is an answer to it.
    if (!isOpen || endedOf === null) dispatch(popupClosed());
    else if (!isCheckout(pathname)) leave();
  }, [pathname, isOpen, endedOf, dispatch]);

  return (
    <Dialog
      open={isOpen}
      onClose={end.onLeave}
      title={t(titles[step])}
      closeLabel={step === 'confirm' ? undefined : t('popup.close')}
      size="small"
    >
      {endedOf !== null && step !== 'confirm' && <Notice tone="hint">{t('popup.ended')}</Notice>}
      <InPopup value={true}>
        <PopupStep {...end} />
      </InPopup>
    </Dialog>
  );
};
