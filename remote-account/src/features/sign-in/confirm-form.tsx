import { paths } from '@shop/contract';
import { Link, useTranslation, useLanguage } from '@shop/platform';
import { Button, Notice, Form, SubmitButton } from '@shop/ui';
import { useState } from 'react';
import { formSchema, newPasswordRule, passwordChecklist, passwordConfirmationRule, useForm } from '@shop/forms';
import { ConfirmByOwn } from './confirm-by-own.tsx';
import { StepHeading } from './step-heading.tsx';
import { NewPasswordPair } from './new-password-pair.tsx';
import { useConfirmation, type Confirming } from './use-confirmation.ts';
import styles from './sign-in.module.css';

const schema = formSchema({ password: newPasswordRule(), password_confirm: passwordConfirmationRule('password') });

/** Confirms an address with a new password, which takes the place of the account's. */
const ConfirmByNew = (confirming: Confirming) => {
  const { t } = useTranslation('account');
  const confirm = useConfirmation(confirming);
  const { form, field, status, values } = useForm({
    schema,
    initial: { password: '', password_confirm: '' },
    language: useLanguage(),
    onSubmit: confirm,
  });
  const isAllowed = passwordChecklist(values.password).every(({ met }) => met);
  return (
    <Form {...form} className={styles.form}>
      <input type="email" name="username" autoComplete="username" value={confirming.email} readOnly hidden />
      <NewPasswordPair field={field} password={values.password} enterKeyHint="go" />
      <SubmitButton wide disabled={!isAllowed} busy={status === 'succeeded'}>
        {t('reset.submit')}
      </SubmitButton>
    </Form>
  );
};

interface Props {
  email: string;
  /** The code or link of the letter was exchanged for it. */
  token: string;
  onSignedIn: () => void;
}

/**
 * The address is shown to be this person's, but the account was registered in another browser, perhaps by somebody else:
 * a new password makes it theirs alone. Who registered it themselves may keep their password.
 */
export const ConfirmForm = ({ email, token, onSignedIn }: Props) => {
  const { t } = useTranslation('account');
  const [way, setWay] = useState<'new' | 'own'>('new');
  const [problem, setProblem] = useState<string | null>(null);
  const Form = way === 'new' ? ConfirmByNew : ConfirmByOwn;
  return (
    <div className={styles.form}>
      <StepHeading>{t('confirm.heading')}</StepHeading>
      <p className={styles.address}>{email}</p>
      <p>{t(way === 'new' ? 'confirm.leadNew' : 'confirm.leadOwn')}</p>
      <Form email={email} token={token} onProblem={setProblem} onSignedIn={onSignedIn} />
      {problem && (
        <Notice tone="trouble">
          {problem} <Link href={paths.confirmVerificationCode({ email, sent: false })}>{t('reset.again')}</Link>
        </Notice>
      )}
      <Button variant="quiet" wide onClick={() => setWay(way === 'new' ? 'own' : 'new')}>
        {t(way === 'new' ? 'confirm.useOwn' : 'confirm.useNew')}
      </Button>
    </div>
  );
};
