import { paths } from '@shop/contract';
import { problemText } from '@shop/kit';
import { useTranslation } from '@shop/platform';
import { CodeForm } from './code-form.tsx';
import { signInApi } from './endpoints.ts';
import { StepHeading } from './step-heading.tsx';

interface Props {
  email: string;
  /** The token is good for one new password; null when the answer had none. */
  onToken: (token: string | null) => void;
}

/** The code that lets one choose a new password. */
export const ResetCode = ({ email, onToken }: Props) => {
  const { t } = useTranslation('account');
  const [verify] = signInApi.useVerifyResetCodeMutation();
  return (
    <CodeForm
      email={email}
      isSent
      heading={<StepHeading>{t('reset.codeHeading')}</StepHeading>}
      submitLabel={t('verify.submit')}
      later={{ href: paths.login({ email }), label: t('forgot.back') }}
      onCode={async (verify_code) => {
        const { data, error } = await verify({ email, verify_code, operation: 'forget_password' });
        if (!data) return problemText(error, t);
        onToken(data.token);
        return null;
      }}
      onResend={async () => {
        const { error } = await verify({ email, operation: 'forget_password', action: 'resend' });
        return error ? problemText(error, t) : null;
      }}
    />
  );
};
