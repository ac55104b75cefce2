import { paths } from '@shop/contract';
import { emailRule, formSchema, useForm } from '@shop/forms';
import { formProblem, LinkButton } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Form, SubmitButton, TextField } from '@shop/ui';
import { signInApi } from './endpoints.ts';
import { StepHeading } from './step-heading.tsx';
import styles from './sign-in.module.css';

interface Props {
  /** As a link brought it. */
  email: string;
  onSent: (email: string) => void;
}

const schema = formSchema({ email: emailRule() });

/** Asks for a code to choose a new password. It goes on the same way whether the e-mail has an account or not. */
export const ForgotForm = ({ email, onSent }: Props) => {
  const { t } = useTranslation('account');
  const [send] = signInApi.useForgotPasswordMutation();
  const { form, field, status } = useForm({
    schema,
    initial: { email },
    language: useLanguage(),
    onSubmit: async (typed) => {
      const { error } = await send({ email: typed.email, operation: 'forget_password' });
      if (error) return formProblem(error, t, 'email');
      onSent(typed.email);
      return { ok: true };
    },
  });
  return (
    <Form {...form} className={styles.form}>
      <StepHeading>{t('forgot.heading')}</StepHeading>
      <p>{t('forgot.lead')}</p>
      <TextField
        {...field('email')}
        label={t('signIn.email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        enterKeyHint="send"
      />
      <SubmitButton wide busy={status === 'succeeded'}>
        {t('forgot.submit')}
      </SubmitButton>
      <LinkButton variant="quiet" wide href={paths.login({ email })}>
        {t('forgot.back')}
      </LinkButton>
    </Form>
  );
};
