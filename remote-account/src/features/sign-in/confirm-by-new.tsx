import { formSchema, newPasswordRule, passwordChecklist, passwordConfirmationRule, useForm } from '@shop/forms';
import { useLanguage, useTranslation } from '@shop/platform';
import { Form, SubmitButton } from '@shop/ui';
import { NewPasswordPair } from './new-password-pair.tsx';
import { useConfirmation, type Confirming } from './use-confirmation.ts';
import styles from './sign-in.module.css';

const schema = formSchema({ password: newPasswordRule(), password_confirm: passwordConfirmationRule('password') });

/** Confirms an address with a new password, which takes the place of the account's. */
export const ConfirmByNew = (confirming: Confirming) => {
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
