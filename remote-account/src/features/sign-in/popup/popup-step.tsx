import { useDispatch, useLocation, useSelector } from '@shop/platform';
import type { ReactNode } from 'react';
import { ConfirmCode } from '../confirm-code.tsx';
import type { SignInEvent } from '../sign-in-machine.ts';
import { SignInSteps } from '../sign-in-steps.tsx';
import type { SignedIn } from '../use-conclusion.ts';
import { isCheckout } from './pay-pages.ts';
import { popupClosed, popupSlice, signInWentOn } from './popup-slice.ts';
import { useSignInEnd } from './use-sign-in-end.ts';

/** The popup's step. The first three are those of the login page; the code, there a page of its own, is asked for here. */
export const PopupStep = ({ reload }: { reload: () => void }): ReactNode => {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const { step, email } = useSelector(popupSlice.selectors.selectPopup);
  const end = useSignInEnd(reload);
  const close = (): void => void dispatch(popupClosed());
  const goOn = (event: SignInEvent): void => void dispatch(signInWentOn(event));
  const signedIn: SignedIn = ({ email: address, isVerified }) =>
    isVerified ? end() : goOn({ happened: 'codeNeeded', email: address });
  return (
    <SignInSteps
      state={{ step, email }}
      onEvent={goOn}
      onSignedIn={signedIn}
      onGuest={isCheckout(pathname) ? close : undefined}
    >
      <ConfirmCode
        email={email}
        onConfirmed={end}
        onSignedOut={() => goOn({ happened: 'codeSignedNobodyIn' })}
        onLater={close}
      />
    </SignInSteps>
  );
};
