import { paths } from '@shop/contract';
import { formSchema, recaptchaRule, signInPasswordRule, useForm } from '@shop/forms';
import { CaptchaForm, formProblem, LinkButton, problemOf, problemText } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Button, Form, Notice, SubmitButton, useHydrated } from '@shop/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { PasswordField } from '../../parts/password-field.tsx';
import { Captcha } from './captcha.tsx';
import { ChosenEmail } from './chosen-email.tsx';
import { signInApi } from './endpoints.ts';
import { guarded, nativeForm, type NativeSignIn } from './native-sign-in.ts';
import { needsCaptcha } from './needs-captcha.ts';
import { useSignInAnswer, whoSignedIn, type SignedIn } from './use-sign-in-answer.ts';
import { useLoginSource } from './use-login-source.ts';
import { StepHeading } from './step-heading.tsx';
import styles from './sign-in.module.css';

interface Props {
  email: string;
  onChangeEmail: () => void;
  onCreate: () => void;
  /** The code is on its way. */
  onCode: () => void;
  onSignedIn: SignedIn;
  native?: NativeSignIn | undefined;
}

const plain = formSchema({ password: signInPasswordRule() });
const withCaptcha = formSchema({ password: signInPasswordRule(), g_recaptcha_response: recaptchaRule() });

/**
 * The password of an account that exists. What the server has against it stands under the field. After several failures
 * the server asks for a captcha as well.
 */
export const PasswordStep = ({ email, onChangeEmail, onCreate, onCode, onSignedIn, native }: Props) => {
  const { t } = useTranslation('account');
  const [login] = signInApi.useLoginMutation();
  const [sendCode, { isLoading: isSending }] = signInApi.useSendSignInCodeMutation();
  const [notSent, setNotSent] = useState<string | null>(null);
  const answerSignIn = useSignInAnswer();
  const source = useLoginSource();
  const captcha = useId();
  // The captcha needs scripts. As long as the form lives it is sent one way: another would make its fields anew.
  const isClosed = native?.sent?.values[guarded] !== undefined;
  const [isGuarded, setGuarded] = useState(isClosed);
  const isHydrated = useHydrated();
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const { form, field, change, errors, status, values } = useForm({
    schema: isGuarded ? withCaptcha : plain,
    initial: { password: '', g_recaptcha_response: '' },
    language: useLanguage(),
    ...(native?.sent && { answered: { ok: false, fields: native.sent.errors } }),
    onSubmit: async ({ password }, { g_recaptcha_response }) => {
      const proof = g_recaptcha_response ? { g_recaptcha_response } : {};
      const answer = await login({ email, password, action: 'login', ...proof, ...source });
      if (answerSignIn(answer) !== null) {
        change('g_recaptcha_response', ''); // a response is good for one try
        setGuarded((was) => was || needsCaptcha(answer.error));
        const isOfCaptcha = problemOf(answer.error).field === 'g_recaptcha_response';
        return formProblem(answer.error, t, isOfCaptcha ? 'g_recaptcha_response' : 'password');
      }
      onSignedIn(whoSignedIn(email, answer.data));
      return { ok: true };
    },
  });
  const askForCode = async (): Promise<void> => {
    const { error } = await sendCode(email);
    if (error) setNotSent(problemText(error, t));
    else onCode();
  };
  return (
    <>
      {isGuarded && <CaptchaForm id={captcha} response={values.g_recaptcha_response} />}
      <Form {...nativeForm(form, isClosed ? undefined : native)} className={styles.form}>
        <StepHeading>{t('signIn.passwordHeading')}</StepHeading>
        <ChosenEmail email={email} onChange={onChangeEmail} />
        <PasswordField
          {...field('password')}
          ref={first}
          label={t('signIn.password')}
          autoComplete="current-password"
          enterKeyHint="go"
        />
        {isGuarded && (
          <Captcha
            form={captcha}
            response={values.g_recaptcha_response}
            error={errors.g_recaptcha_response}
            onResponse={(response) => change('g_recaptcha_response', response)}
          />
        )}
        <SubmitButton wide busy={status === 'succeeded'}>
          {t('signIn.submit')}
        </SubmitButton>
        <Button variant="secondary" wide busy={isSending} disabled={!isHydrated} onClick={() => void askForCode()}>
          {t('codeStep.ask')}
        </Button>
        {notSent && <Notice tone="trouble">{notSent}</Notice>}
        <LinkButton variant="quiet" wide href={paths.forgotPassword({ email })}>
          {t('signIn.forgot')}
        </LinkButton>
        <Button variant="quiet" wide disabled={!isHydrated} onClick={onCreate}>
          {t('signIn.createInstead')}
        </Button>
      </Form>
    </>
  );
};
