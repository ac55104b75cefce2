import { paths, type Customer } from '@shop/contract';
import { formatPhone } from '@shop/format';
import { formSchema, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { Link, tracked, useDispatch, useLanguage, useTranslation } from '@shop/platform';
import { CheckboxField, Form, Notice, SubmitButton, TextField } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { subscriptionsApi } from './endpoints.ts';
import styles from './newsletter.module.css';

const schema = formSchema({});

/**
 * The newsletter by e-mail and by text message (ACC-014); messages need a phone number, and the code that is sent
 * to it when they are switched on. Who subscribes is tracked (TRK-004).
 */
export const SubscriptionForm = ({ customer }: { customer: Customer }) => {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const [edit] = subscriptionsApi.useEditSubscriberMutation();
  const { subscriber, customer_phone: phone } = customer;
  const [sent, setSent] = useState<string | null>(null); // what the API said of the code that it sent
  const stored = useRef(subscriber); // as it was last saved: the customer is loaded anew only after that
  const codeField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (sent !== null) codeField.current?.focus();
  }, [sent]);
  const { email } = customer;
  const emailHelp = t('newsletter.emailHelp', { email });
  const smsHelp = phone === null ? t('newsletter.noPhone') : t('newsletter.smsHelp', { phone: formatPhone(phone) });
  // Kept with what they agree to.
  const shown = [
    `${t('newsletter.email')}. ${emailHelp}.`,
    `${t('newsletter.sms')}. ${smsHelp}.`,
    t('newsletter.consent'),
  ].join(' ');
  const { form, checkbox, field, values } = useForm({
    schema,
    initial: { ...subscriber, code: '' },
    language: useLanguage(),
    onSubmit: async (_none, { subscriber_email, subscriber_sms, code }) => {
      const typed: { code?: string } = subscriber_sms && code.trim() !== '' ? { code: code.trim() } : {};
      const { error } = await edit({ subscriber_email, subscriber_sms, ...typed, consent_text: shown });
      if (error) {
        const problem = formProblem(error, t, ['code']);
        if (problem.fields?.code === undefined || typed.code !== undefined) return problem;
        setSent(problem.fields.code);
        return { ok: false };
      }
      const before = stored.current;
      stored.current = { subscriber_email, subscriber_sms };
      if ((subscriber_email && !before.subscriber_email) || (subscriber_sms && !before.subscriber_sms))
        dispatch(tracked({ event: 'subs_success' }));
      setSent(null);
      return { ok: true, said: t('newsletter.saved') };
    },
  });
  return (
    <Form {...form} className={styles.form}>
      <CheckboxField {...checkbox('subscriber_email')} label={t('newsletter.email')} help={emailHelp} />
      <CheckboxField
        {...checkbox('subscriber_sms')}
        label={t('newsletter.sms')}
        disabled={phone === null}
        help={smsHelp}
      />
      {sent !== null && values.subscriber_sms && (
        <>
          <Notice tone="hint">{sent}</Notice>
          <TextField
            {...field('code')}
            ref={codeField}
            label={t('newsletter.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
          />
        </>
      )}
      {phone === null && <Link href={paths.accountEdit()}>{t('newsletter.addPhone')}</Link>}
      <p>{t('newsletter.consent')}</p>
      <SubmitButton>{t('profile.save')}</SubmitButton>
    </Form>
  );
};
