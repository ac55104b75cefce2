import { paths } from '@shop/contract';
import { formSchema, signInPasswordRule, useForm } from '@shop/forms';
import { Link, useLanguage, useTranslation } from '@shop/platform';
import { Button, LinkButton, Notice } from '@shop/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { PasswordField } from '../../parts/password-field.tsx';
import { problemText } from '../../parts/problem.ts';
import { ChosenEmail } from './chosen-email.tsx';
import { useLoginMutation, useSendSignInCodeMutation } from './endpoints.ts';
import { useConclusion, type SignedIn } from './use-conclusion.ts';
import { useLoginSource } from './use-login-source.ts';
import { StepHeading } from './step-heading.tsx';
import styles from './sign-in.module.css';

interface Props {
  email: string;
  onChangeEmail: () => void;
  onCreate: () => void;
  /** The code is on its way. */
  onCode: () => void;
  onSignedIn: SignedIn;
}

const schema = formSchema({ password: signInPasswordRule() });

/** The password of an account that exists. What the server has against it stands under the field. */
export function PasswordStep({ email, onChangeEmail, onCreate, onCode, onSignedIn }: Props): ReactNode {
  const { t } = useTranslation('account');
  const [login] = useLoginMutation();
  const [sendCode, { isLoading: isSending }] = useSendSignInCodeMutation();
  const [notSent, setNotSent] = useState<string | null>(null);
  const conclude = useConclusion();
  const source = useLoginSource();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { form, field, status } = useForm({
    schema,
    initial: { password: '' },
    language: useLanguage(),
    onSubmit: async ({ password }) => {
      const answer = await login({ email, password, ...source });
      const refusal = conclude(answer);
      if (refusal !== null) return { ok: false, fields: { password: refusal } };
      onSignedIn({ email, isVerified: answer.data?.verify_status !== false });
      return { ok: true };
    },
  });
  async function askForCode(): Promise<void> {
    const { error } = await sendCode(email);
    if (error) setNotSent(problemText(error, t));
    else onCode();
  }
  return (
    <form {...form} className={styles.form} method="post">
      <StepHeading>{t('signIn.passwordHeading')}</StepHeading>
      <ChosenEmail email={email} onChange={onChangeEmail} />
      <PasswordField
        {...field('password')}
        ref={first}
        label={t('signIn.password')}
        autoComplete="current-password"
        enterKeyHint="go"
      />
      <Button type="submit" wide busy={status === 'submitting' || status === 'succeeded'}>
        {t('signIn.submit')}
      </Button>
      <Button variant="secondary" wide busy={isSending} onClick={() => void askForCode()}>
        {t('codeStep.ask')}
      </Button>
      {notSent && <Notice tone="trouble">{notSent}</Notice>}
      <LinkButton variant="quiet" wide href={paths.forgotPassword({ email })} linkComponent={Link}>
        {t('signIn.forgot')}
      </LinkButton>
      <Button variant="quiet" wide onClick={onCreate}>
        {t('signIn.createInstead')}
      </Button>
    </form>
  );
}
