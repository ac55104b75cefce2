import { paths } from '@shop/contract';
import { emailRule, formSchema, useForm } from '@shop/forms';
import { formProblem, LinkButton } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Form, Notice, SubmitButton, TextField } from '@shop/ui';
import { useState } from 'react';
import { signInApi } from './endpoints.ts';
import { StepHeading } from './step-heading.tsx';
import styles from './sign-in.module.css';

interface Props {
  /** As a link brought it. */
  email: string;
  /** Where the code of the letter is entered; null where letters bring a link alone. */
  onSent: ((email: string) => void) | null;
}

const schema = formSchema({ email: emailRule() });

/** Asks for a code or a link to choose a new password. It goes on the same way whether the e-mail has an account or not. */
export const ForgotForm = ({ email, onSent }: Props) => {
  const { t } = useTranslation('account');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [send] = signInApi.useForgotPasswordMutation();
  const { form, field, status } = useForm({
    schema,
    initial: { email },
    language: useLanguage(),
    onSubmit: async (typed) => {
      const { error } = await send({ email: typed.email, operation: 'forget_password' });
      if (error) return formProblem(error, t, 'email');
      if (onSent) onSent(typed.email);
      else setSentTo(typed.email);
      return { ok: true };
    },
  });
  return (
    <Form {...form} className={styles.form}>
      <StepHeading>{t('forgot.heading')}</StepHeading>
      <p>{t(onSent ? 'forgot.lead' : 'forgot.linkLead')}</p>
      {sentTo !== null && <Notice tone="good">{t('forgot.linkSent', { email: sentTo })}</Notice>}
      <TextField
        {...field('email')}
        label={t('signIn.email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        enterKeyHint="send"
      />
      <SubmitButton wide busy={status === 'succeeded' && onSent !== null}>
        {t(onSent ? 'forgot.submit' : 'forgot.linkSubmit')}
      </SubmitButton>
      <LinkButton variant="quiet" wide href={paths.login({ email })}>
        {t('forgot.back')}
      </LinkButton>
    </Form>
  );
};
