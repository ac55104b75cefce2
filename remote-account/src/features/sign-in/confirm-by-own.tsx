import { formSchema, signInPasswordRule, useForm } from '@shop/forms';
import { useLanguage, useTranslation } from '@shop/platform';
import { Form, SubmitButton } from '@shop/ui';
import { PasswordField } from '../../parts/password-field.tsx';
import { useConfirmation, type Confirming } from './use-confirmation.ts';
import styles from './sign-in.module.css';

const schema = formSchema({ password: signInPasswordRule() });

/** Confirms an address with the password that its account was registered with. */
export const ConfirmByOwn = (confirming: Confirming) => {
  const { t } = useTranslation('account');
  const confirm = useConfirmation(confirming);
  const { form, field, status } = useForm({
    schema,
    initial: { password: '' },
    language: useLanguage(),
    onSubmit: confirm,
  });
  return (
    <Form {...form} className={styles.form}>
      <input type="email" name="username" autoComplete="username" value={confirming.email} readOnly hidden />
      <PasswordField
        {...field('password')}
        label={t('confirm.password')}
        autoComplete="current-password"
        enterKeyHint="go"
      />
      <SubmitButton wide busy={status === 'succeeded'}>
        {t('confirm.submit')}
      </SubmitButton>
    </Form>
  );
};
