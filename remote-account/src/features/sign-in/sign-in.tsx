import { useState, type ReactNode } from 'react';
import { CreateStep } from './create-step.tsx';
import { EmailStep } from './email-step.tsx';
import { KnownStep } from './known-step.tsx';
import type { SignedIn } from './use-conclusion.ts';

interface Props {
  /** What a link already knows of the person. */
  email: string;
  onSignedIn: SignedIn;
}

/** E-mail first; then the password for an existing account, or the form for a new one (AUTH-007). */
export function SignIn({ email: given, onSignedIn }: Props): ReactNode {
  const [email, setEmail] = useState(given);
  const [step, setStep] = useState<'email' | 'password' | 'create'>('email');
  const go = (next: typeof step) => (address: string) => {
    setEmail(address);
    setStep(next);
  };
  const back = (): void => setStep('email');
  if (step === 'email') return <EmailStep email={email} onKnown={go('password')} onNew={go('create')} />;
  if (step === 'create') return <CreateStep email={email} onChangeEmail={back} onSignedIn={onSignedIn} />;
  return <KnownStep email={email} onChangeEmail={back} onCreate={() => setStep('create')} onSignedIn={onSignedIn} />;
}
