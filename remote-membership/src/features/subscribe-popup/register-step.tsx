import { paths, type CallResult } from '@shop/contract';
import { formSchema, recaptchaRule, registrationPasswordRule, useForm } from '@shop/forms';
import { CaptchaForm, formProblem, LinkButton } from '@shop/kit';
import { Link, sessionEvents, Slot, useDispatch, useLanguage, useSearchParams, useTranslation } from '@shop/platform';
import { Form, SubmitButton, TextField } from '@shop/ui';
import { useId, useState } from 'react';
import { subscribeApi } from './endpoints.ts';
import styles from './subscribe-popup.module.css';

const byHand = formSchema({ password: registrationPasswordRule(), g_recaptcha_response: recaptchaRule() });
const byMachine = formSchema({ password: registrationPasswordRule() });

/** Registers a new subscriber with a password (POP-003, POP-020), with what they agree to (AUTH-012); their coupons come into the account. */
export const RegisterStep = ({ email }: { email: string }) => {
  const { t } = useTranslation('membership');
  const dispatch = useDispatch();
  const [register] = subscribeApi.useRegisterSubscriberMutation();
  const [query] = useSearchParams();
  const auto_test = query.get('auto_test') === '1' ? '1' : undefined; // the API allows it in the sandbox alone
  const captcha = useId();
  const [registered, setRegistered] = useState<CallResult<'register'> | null>(null);
  const { form, field, change, errors, values } = useForm({
    schema: auto_test ? byMachine : byHand,
    initial: { password: '', g_recaptcha_response: '' },
    language: useLanguage(),
    onSubmit: async ({ password }, { g_recaptcha_response }) => {
      const proof = auto_test ? { auto_test } : { g_recaptcha_response };
      const { data, error } = await register({
        email,
        password,
        is_subscribed: true,
        register_type: 'quick',
        ...proof,
      });
      dispatch(sessionEvents.signInAnswered(data ? { ok: true, result: { token: data.token } } : { ok: false }));
      if (!data?.token) {
        change('g_recaptcha_response', ''); // a response is good for one try
        return formProblem(error, t, ['password']);
      }
      setRegistered(data);
      return { ok: true };
    },
  });
  if (registered) {
    return (
      <div className={styles.step}>
        <p role="status">{t('subscribe.registered')}</p>
        <LinkButton href={paths.confirmVerificationCode({ email, sent: registered.code_sent })} variant="secondary">
          {t('subscribe.confirm')}
        </LinkButton>
      </div>
    );
  }
  return (
    <>
      <CaptchaForm id={captcha} response={values.g_recaptcha_response} />
      <Form {...form} className={styles.step} aria-label={t('subscribe.register')}>
        <p>{t('subscribe.registerLead', { email })}</p>
        <TextField
          {...field('password')}
          label={t('subscribe.password')}
          type="password"
          autoComplete="new-password"
          enterKeyHint="go"
        />
        {!auto_test && (
          <Slot
            name="captcha"
            with={{
              form: captcha,
              response: values.g_recaptcha_response,
              error: errors.g_recaptcha_response,
              onResponse: (response) => change('g_recaptcha_response', response),
            }}
          />
        )}
        {/* Links open in new tabs, so that typed text is not lost. */}
        <p className={styles.small}>
          {t('subscribe.agree')}{' '}
          <Link href={paths.terms()} target="_blank">
            {t('subscribe.terms')}
          </Link>{' '}
          {t('subscribe.acknowledge')}{' '}
          <Link href={paths.privacy()} target="_blank">
            {t('subscribe.privacyPolicy')}
          </Link>
          .
        </p>
        <SubmitButton wide>{t('subscribe.register')}</SubmitButton>
      </Form>
    </>
  );
};
