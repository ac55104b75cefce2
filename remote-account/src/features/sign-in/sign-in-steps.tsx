import type { ReactNode } from 'react';
import { CreateStep } from './create-step.tsx';
import { EmailStep } from './email-step.tsx';
import { KnownStep } from './known-step.tsx';
import type { NativeSignIn } from './native-sign-in.ts';
import type { SignInEvent, SignInState } from './sign-in-machine.ts';
import type { SignedIn } from './use-sign-in-answer.ts';

interface Props {
  state: SignInState;
  onEvent: (event: SignInEvent) => void;
  onSignedIn: SignedIn;
  onGuest?: (() => void) | undefined;
  /** Only a page's server takes the forms without scripts; the popup comes with scripts. */
  native?: NativeSignIn;
  /** Asks for the e-mailed code; the login page leads to a page of its own instead. */
  children?: ReactNode;
}

/** E-mail first; then the password for an existing account, or the form for a new one (AUTH-007). */
export const SignInSteps = ({ state: { step, email }, onEvent, onSignedIn, onGuest, native, children }: Props) => {
  const known = {
    email,
    onSignedIn,
    onChangeEmail: () => onEvent({ happened: 'emailDoubted' }),
  };
  if (step === 'password')
    return <KnownStep {...known} native={native} onCreate={() => onEvent({ happened: 'accountWanted' })} />;
  if (step === 'create') return <CreateStep {...known} />;
  if (step === 'confirm') return children;
  return (
    <EmailStep
      email={email}
      onKnown={(given) => onEvent({ happened: 'accountFound', email: given })}
      onNew={(given) => onEvent({ happened: 'accountMissing', email: given })}
      onGuest={onGuest}
      native={native}
    />
  );
};
