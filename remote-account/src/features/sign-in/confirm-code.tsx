import { paths } from '@shop/contract';
import { problemText } from '@shop/kit';
import { useNavigate, useTranslation } from '@shop/platform';
import { CodeForm } from './code-form.tsx';
import { signInApi } from './endpoints.ts';
import { StepHeading } from './step-heading.tsx';
import { useSignInAnswer } from './use-sign-in-answer.ts';

interface Props {
  email: string;
  isSent: boolean | undefined;
  onConfirmed: () => void;
  /** The code was right, and nobody is signed in by it. */
  onSignedOut: () => void;
  /** In the popup: closes it, and the address stays unconfirmed. */
  onLater?: () => void;
}

/**
 * The code that confirms a new or unconfirmed address. Whoever confirms later does not go on to where they were going
 * (SESS-025).
 */
export const ConfirmCode = ({ email, isSent, onConfirmed, onSignedOut, onLater }: Props) => {
  const { t } = useTranslation('account');
  const [verify] = signInApi.useVerifyCodeMutation();
  const answerSignIn = useSignInAnswer();
  const navigate = useNavigate();
  return (
    <CodeForm
      email={email}
      isSent={isSent}
      heading={<StepHeading>{t('verify.heading')}</StepHeading>}
      submitLabel={t('verify.submit')}
      later={onLater ? { onClick: onLater, label: t('popup.later') } : { href: paths.home(), label: t('verify.later') }}
      onCode={async (verify_code) => {
        const { data, error } = await verify({ email, verify_code, operation: 'register' });
        if (!data) return problemText(error, t);
        if (data.confirm_token) {
          onLater?.();
          void navigate(paths.password({ type: 'confirm', email, token: data.confirm_token }), { replace: true });
          return null;
        }
        (answerSignIn({ data }) === null ? onConfirmed : onSignedOut)();
        return null;
      }}
      onResend={async () => {
        const { error } = await verify({ email, operation: 'register', action: 'resend' });
        return error ? problemText(error, t) : null;
      }}
    />
  );
};
