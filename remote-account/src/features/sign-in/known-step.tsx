import { useState } from 'react';
import { problemText } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import type { NativeSignIn } from './native-sign-in.ts';
import { PasswordStep } from './password-step.tsx';
import { useSignInAnswer, type SignedIn } from './use-sign-in-answer.ts';
import { CodeForm } from './code-form.tsx';
import { signInApi } from './endpoints.ts';
import { StepHeading } from './step-heading.tsx';

interface CodeStepProps {
  email: string;
  onPassword: () => void;
  onSignedIn: SignedIn;
}

/** The e-mailed code that signs in where one has no password at hand; with it the address is confirmed as well. */
const CodeStep = ({ email, onPassword, onSignedIn }: CodeStepProps) => {
  const { t } = useTranslation('account');
  const [send] = signInApi.useSendSignInCodeMutation();
  const [enter] = signInApi.useSignInByCodeMutation();
  const answerSignIn = useSignInAnswer();
  return (
    <CodeForm
      email={email}
      isSent
      heading={<StepHeading isUnframed>{t('codeStep.heading')}</StepHeading>}
      submitLabel={t('signIn.submit')}
      later={{ onClick: onPassword, label: t('codeStep.password') }}
      onCode={async (verify_code) => {
        const problem = answerSignIn(await enter({ email, verify_code }));
        if (problem === null) onSignedIn({ email, isVerified: true });
        return problem;
      }}
      onResend={async () => {
        const { error } = await send(email);
        return error ? problemText(error, t) : null;
      }}
    />
  );
};

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
