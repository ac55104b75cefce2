import { emailRule, formSchema, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Button, Form, SubmitButton, TextField } from '@shop/ui';
import { useEffect, useRef } from 'react';
import { signInApi } from './endpoints.ts';
import { nativeForm, type NativeSignIn } from './native-sign-in.ts';
import { StepHeading } from './step-heading.tsx';
import styles from './sign-in.module.css';

interface Props {
  /** As typed before, or as a link brought it. */
  email: string;
  onKnown: (email: string) => void;
  onNew: (email: string) => void;
  /** Goes on without signing in; offered on checkout pages only (AUTH-006). */
  onGuest?: (() => void) | undefined;
  native?: NativeSignIn | undefined;
}

const schema = formSchema({ email: emailRule() });

/** The first step: the e-mail decides between signing in and creating an account (AUTH-007). */
export const EmailStep = ({ email, onKnown, onNew, onGuest, native }: Props) => {
  const { t } = useTranslation('account');
  const [ask] = signInApi.useLazyRegisterStatusQuery();
  const first = useRef<HTMLInputElement>(null);
  // After going back to correct the address, the focus was on a button that no longer exists.
  useEffect(() => {
    if (email !== '') first.current?.focus();
  }, [email]);
  const { form, field } = useForm({
    schema,
    initial: { email },
    language: useLanguage(),
    ...(native?.sent && { answered: { ok: false, fields: native.sent.errors } }),
    onSubmit: async (typed) => {
      const { data, error } = await ask(typed.email);
      if (!data) return formProblem(error, t, 'email');
      (data.entity_id === null ? onNew : onKnown)(typed.email);
      return { ok: true };
    },
  });
  return (
    <Form {...nativeForm(form, native)} className={styles.form}>
      <StepHeading>{t('signIn.heading')}</StepHeading>
      <p>{t('signIn.lead')}</p>
      <TextField
        {...field('email')}
        ref={first}
        label={t('signIn.email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        enterKeyHint="next"
      />
      <SubmitButton wide>{t('signIn.continue')}</SubmitButton>
      {onGuest && (
        <Button variant="quiet" wide onClick={onGuest}>
          {t('signIn.guest')}
        </Button>
      )}
    </Form>
  );
};
