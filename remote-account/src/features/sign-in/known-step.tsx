import { useState } from 'react';
import { CodeStep } from './code-step.tsx';
import type { NativeSignIn } from './native-sign-in.ts';
import { PasswordStep } from './password-step.tsx';
import type { SignedIn } from './use-sign-in-answer.ts';

interface Props {
  email: string;
  onChangeEmail: () => void;
  onCreate: () => void;
  onSignedIn: SignedIn;
  native?: NativeSignIn | undefined;
}

/** An account that exists is opened by its password, or by a code that is sent to its address. */
export const KnownStep = ({ email, onSignedIn, ...props }: Props) => {
  const [way, setWay] = useState<'password' | 'code'>('password');
  if (way === 'code') {
    return <CodeStep email={email} onPassword={() => setWay('password')} onSignedIn={onSignedIn} />;
  }
  return <PasswordStep email={email} onCode={() => setWay('code')} onSignedIn={onSignedIn} {...props} />;
};
