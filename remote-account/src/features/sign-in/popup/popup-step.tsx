import type { SignInMode } from '@shop/contract';
import { useDispatch, useLocation, useSelector } from '@shop/platform';
import type { ReactNode } from 'react';
import { ConfirmCode } from '../confirm-code.tsx';
import { CreateStep } from '../create-step.tsx';
import { EmailStep } from '../email-step.tsx';
import { KnownStep } from '../known-step.tsx';
import type { SignedIn } from '../use-conclusion.ts';
import { isCheckout } from './pay-pages.ts';
import { popupClosed, popupSlice, stepReached } from './popup-slice.ts';
import { useSignInEnd } from './use-sign-in-end.ts';

/** The step of the popup's mode. The steps are those of the login page; only where they lead differs. */
export function PopupStep({ reload }: { reload: () => void }): ReactNode {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const { mode, email } = useSelector(popupSlice.selectors.selectPopup);
  const end = useSignInEnd(reload);
  const close = (): void => void dispatch(popupClosed());
  const go = (next: SignInMode) => (address: string) => void dispatch(stepReached({ mode: next, email: address }));
  const back = (): void => go(1)(email);
  const signedIn: SignedIn = ({ email: address, isVerified }) => (isVerified ? end() : go(4)(address));

  switch (mode) {
    case 2:
      return <KnownStep email={email} onChangeEmail={back} onCreate={() => go(3)(email)} onSignedIn={signedIn} />;
    case 3:
      return <CreateStep email={email} onChangeEmail={back} onSignedIn={signedIn} />;
    case 4:
      return <ConfirmCode email={email} onConfirmed={end} onSignedOut={back} onLater={close} />;
    default:
      return (
        <EmailStep email={email} onKnown={go(2)} onNew={go(3)} onGuest={isCheckout(pathname) ? close : undefined} />
      );
  }
}
