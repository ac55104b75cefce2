import { problemText } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { CodeForm } from './code-form.tsx';
import { signInApi } from './endpoints.ts';
import { StepHeading } from './step-heading.tsx';
import { useSignInAnswer, type SignedIn } from './use-sign-in-answer.ts';

interface Props {
  email: string;
  onPassword: () => void;
  onSignedIn: SignedIn;
}

/** The e-mailed code that signs in where one has no password at hand; with it the address is confirmed as well. */
export const CodeStep = ({ email, onPassword, onSignedIn }: Props) => {
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
