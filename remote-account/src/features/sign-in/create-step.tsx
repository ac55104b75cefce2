import { paths } from '@shop/contract';
import { formSchema, newPasswordRule, passwordChecklist, recaptchaRule, useForm } from '@shop/forms';
import { CaptchaForm, formProblem } from '@shop/kit';
import { Link, tracked, useDispatch, useLanguage, useSearchParams, useTranslation } from '@shop/platform';
import { CheckboxField, Form, SubmitButton } from '@shop/ui';
import { useEffect, useId, useRef } from 'react';
import { PasswordField } from '../../parts/password-field.tsx';
import { Captcha } from './captcha.tsx';
import { ChosenEmail } from './chosen-email.tsx';
import { signInApi } from './endpoints.ts';
import { PasswordChecklist } from './password-checklist.tsx';
import { useSignInAnswer, whoSignedIn, type SignedIn } from './use-sign-in-answer.ts';
import { useLoginSource } from './use-login-source.ts';
import { StepHeading } from './step-heading.tsx';
import styles from './sign-in.module.css';

interface Props {
  email: string;
  /** True for a visitor who comes from a subscription; only then is the newsletter preselected. */
  isSubscriber?: boolean;
  onChangeEmail: () => void;
  onSignedIn: SignedIn;
}

const byHand = formSchema({ password: newPasswordRule(), g_recaptcha_response: recaptchaRule() });
const byMachine = formSchema({ password: newPasswordRule() });

/** A new account: its password with the live checklist, the newsletter, and what one agrees to. */
export const CreateStep = ({ email, isSubscriber = false, onChangeEmail, onSignedIn }: Props) => {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const [register] = signInApi.useRegisterMutation();
  const answerSignIn = useSignInAnswer();
  const source = useLoginSource();
  const [query] = useSearchParams();
  const auto_test = query.get('auto_test') === '1' ? '1' : undefined; // the API allows it in the sandbox alone
  const checklist = useId();
  const captcha = useId();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { form, field, checkbox, change, errors, status, values } = useForm({
    schema: auto_test ? byMachine : byHand,
    initial: { password: '', is_subscribed: isSubscriber, g_recaptcha_response: '' },
    language: useLanguage(),
    onSubmit: async ({ password }, { is_subscribed, g_recaptcha_response }) => {
      const proof = auto_test ? { auto_test } : { g_recaptcha_response };
      const from = query.get('source') ?? query.get('from') ?? (isSubscriber ? 'newsletter' : undefined);
      const rest = { register_type: 'normal', action: 'register', ...(from && { source: from }) } as const;
      const said = { is_subscribed, consent_text: is_subscribed ? t('create.newsletter') : undefined };
      const answer = await register({ email, password, ...said, ...rest, ...proof, ...source });
      if (answerSignIn(answer) !== null) {
        change('g_recaptcha_response', ''); // a response is good for one try
        return formProblem(answer.error, t, ['password']);
      }
      if (is_subscribed) dispatch(tracked({ event: 'subs_success' }));
      onSignedIn(whoSignedIn(email, answer.data));
      return { ok: true };
    },
  });
  const isAllowed = passwordChecklist(values.password).every(({ met }) => met);
  return (
    <>
      <CaptchaForm id={captcha} response={values.g_recaptcha_response} />
      <Form {...form} className={styles.form}>
        <StepHeading>{t('create.heading')}</StepHeading>
        <ChosenEmail email={email} onChange={onChangeEmail} />
        <PasswordField
          {...field('password')}
          ref={first}
          label={t('create.password')}
          autoComplete="new-password"
          enterKeyHint="go"
          aria-describedby={checklist}
        />
        <PasswordChecklist id={checklist} password={values.password} />
        <CheckboxField {...checkbox('is_subscribed')} label={t('create.newsletter')} />
        {!auto_test && (
          <Captcha
            form={captcha}
            response={values.g_recaptcha_response}
            error={errors.g_recaptcha_response}
            onResponse={(response) => change('g_recaptcha_response', response)}
          />
        )}
        {/* Links open in new tabs, so that typed text is not lost. */}
        <p className={styles.terms}>
          {t('create.agree')}{' '}
          <Link href={paths.terms()} target="_blank">
            {t('create.terms')}
          </Link>{' '}
          {t('create.acknowledge')}{' '}
          <Link href={paths.privacy()} target="_blank">
            {t('create.privacy')}
          </Link>
          .
        </p>
        <SubmitButton wide disabled={!isAllowed} busy={status === 'succeeded'}>
          {t('create.submit')}
        </SubmitButton>
      </Form>
    </>
  );
};
