import { useDispatch, useLocation, useSelector } from '@shop/platform';
import { ConfirmCode } from '../confirm-code.tsx';
import type { SignInEvent } from '../sign-in-machine.ts';
import { SignInSteps } from '../sign-in-steps.tsx';
import type { SignedIn } from '../use-sign-in-answer.ts';
import { isCheckout } from './pay-pages.ts';
import { popupSlice, signInWentOn } from './popup-slice.ts';
import type { SignInEnd } from './use-sign-in-end.ts';

/** The popup's step. The first three are those of the login page; the code, there a page of its own, is asked for here. */
export const PopupStep = ({ onEnd, onLeave }: SignInEnd) => {
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
