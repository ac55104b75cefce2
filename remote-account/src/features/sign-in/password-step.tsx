import { paths } from '@shop/contract';
import { formSchema, signInPasswordRule, useForm } from '@shop/forms';
import { Link, useTranslation } from '@shop/platform';
import { Button, LinkButton } from '@shop/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLanguage } from '../../parts/language.ts';
import { PasswordField } from '../../parts/password-field.tsx';
import { ChosenEmail } from './chosen-email.tsx';
import { useLoginMutation } from './endpoints.ts';
import { useConclusion, type SignedIn } from './use-conclusion.ts';
import { useLoginSource } from './use-login-source.ts';
import { StepHeading } from './step-heading.tsx';
import styles from './sign-in.module.css';

interface Props {
  email: string;
  onChangeEmail: () => void;
  onCreate: () => void;
  onSignedIn: SignedIn;
}

const schema = formSchema({ password: signInPasswordRule() });

/** The password of an account that exists. What the server has against it stands under the field. */
export function PasswordStep({ email, onChangeEmail, onCreate, onSignedIn }: Props): ReactNode {
  const { t } = useTranslation('account');
  const [login] = useLoginMutation();
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
      <LinkButton variant="quiet" wide href={paths.forgotPassword({ email })} linkComponent={Link}>
        {t('signIn.forgot')}
      </LinkButton>
      <Button variant="quiet" wide onClick={onCreate}>
        {t('signIn.createInstead')}
      </Button>
    </form>
  );
}
