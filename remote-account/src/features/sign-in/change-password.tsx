import {
  formSchema,
  newPasswordRule,
  passwordChecklist,
  passwordConfirmationRule,
  signInPasswordRule,
  useForm,
} from '@shop/forms';
import { formProblem } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Form, SubmitButton } from '@shop/ui';
import { PasswordField } from '../../parts/password-field.tsx';
import { signInApi } from './endpoints.ts';
import { NewPasswordPair } from './new-password-pair.tsx';
import { useSignInAnswer } from './use-sign-in-answer.ts';
import styles from './sign-in.module.css';

const schema = formSchema({
  old_password: signInPasswordRule(),
  password: newPasswordRule(),
  password_confirm: passwordConfirmationRule('password'),
});

/** Changes the password of a signed-in customer (API-011); every other session ends. */
export const ChangePassword = ({ email }: { email: string }) => {
  const { t } = useTranslation('account');
  const [modify] = signInApi.useModifyPasswordMutation();
  const answerSignIn = useSignInAnswer();
  const { form, field, values } = useForm({
    schema,
    initial: { old_password: '', password: '', password_confirm: '' },
    language: useLanguage(),
    onSubmit: async (typed) => {
      const answer = await modify(typed);
      if (answerSignIn(answer) !== null) {
        return formProblem(answer.error, t, ['old_password', 'password', 'password_confirm']);
      }
      return { ok: true, said: t('changePassword.done'), reset: true };
    },
  });
  return (
    <Form {...form} className={styles.form}>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('old_password')}
        label={t('changePassword.old')}
        autoComplete="current-password"
        enterKeyHint="next"
      />
      <NewPasswordPair field={field} password={values.password} enterKeyHint="done" />
      <SubmitButton variant="secondary" disabled={!passwordChecklist(values.password).every(({ met }) => met)}>
        {t('changePassword.submit')}
      </SubmitButton>
    </Form>
  );
};
