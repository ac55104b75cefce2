import { paths } from '@shop/contract';
import { formSchema, newPasswordRule, passwordChecklist, passwordConfirmationRule, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { Link, useLanguage, useTranslation } from '@shop/platform';
import { Button, Form, Notice } from '@shop/ui';
import { signInApi } from './endpoints.ts';
import { NewPasswordPair } from './new-password-pair.tsx';
import { useSignInAnswer } from './use-sign-in-answer.ts';
import { StepHeading } from './step-heading.tsx';
import styles from './sign-in.module.css';

interface Props {
  email: string;
  /** The e-mailed code was exchanged for it. */
  token: string;
  onSignedIn: () => void;
}

const schema = formSchema({ password: newPasswordRule(), password_confirm: passwordConfirmationRule('password') });

/** A new password in place of a forgotten one (AUTH-022). */
export const ResetForm = ({ email, token, onSignedIn }: Props) => {
  const { t } = useTranslation('account');
  const [reset] = signInApi.useResetPasswordMutation();
  const answerSignIn = useSignInAnswer();
  const { form, field, status, serverError, values } = useForm({
    schema,
    initial: { password: '', password_confirm: '' },
    language: useLanguage(),
    onSubmit: async (typed) => {
      const answer = await reset({ email, token, ...typed });
      if (answerSignIn(answer) !== null) return formProblem(answer.error, t, ['password', 'password_confirm']);
      onSignedIn();
      return { ok: true };
    },
  });
  const isAllowed = passwordChecklist(values.password).every(({ met }) => met);
  return (
    <Form {...form} className={styles.form}>
      <StepHeading>{t('reset.heading')}</StepHeading>
      <p className={styles.address}>{email}</p>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordPair field={field} password={values.password} enterKeyHint="go" />
      {serverError && (
        <Notice tone="trouble">
          {serverError} <Link href={paths.forgotPassword({ email })}>{t('reset.again')}</Link>
        </Notice>
      )}
      <Button type="submit" wide disabled={!isAllowed} busy={status === 'succeeded'}>
        {t('reset.submit')}
      </Button>
    </Form>
  );
};
