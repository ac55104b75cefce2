import { paths, type Customer } from '@shop/contract';
import { formatPhone } from '@shop/format';
import { formSchema, useForm } from '@shop/forms';
import { fieldOf, Link, useLanguage, useTranslation } from '@shop/platform';
import { Button, CheckboxField, Form, Notice, TextField } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { problemText } from '../../parts/problem.ts';
import { useEditSubscriberMutation } from './endpoints.ts';
import styles from './newsletter.module.css';

const schema = formSchema({});

/**
 * The newsletter by e-mail and by text message (ACC-014); messages need a phone number, and the code that is sent
 * to it when they are switched on.
 */
export function SubscriptionForm({ customer }: { customer: Customer }): ReactNode {
  const { t } = useTranslation('account');
  const [edit] = useEditSubscriberMutation();
  const [isSaved, setSaved] = useState(false);
  const { subscriber, customer_phone: phone } = customer;
  const [asksCode, setAsksCode] = useState(false);
  const { form, checkbox, field, status, serverError } = useForm({
    schema,
    initial: { ...subscriber, code: '' },
    language: useLanguage(),
    onSubmit: async (_none, { subscriber_email, subscriber_sms, code }) => {
      setSaved(false);
      const typed = subscriber_sms && code.trim() !== '' ? { code: code.trim() } : {};
      const { error } = await edit({ subscriber_email, subscriber_sms, ...typed });
      if (error) {
        setAsksCode(asksCode || fieldOf(error) === 'code');
        return { ok: false, message: problemText(error, t) };
      }
      setAsksCode(false);
      setSaved(true);
      return { ok: true };
    },
  });
  return (
    <Form {...form} className={styles.form}>
      <CheckboxField
        {...checkbox('subscriber_email')}
        label={t('newsletter.email')}
        help={t('newsletter.emailHelp', { email: customer.email })}
      />
      <CheckboxField
        {...checkbox('subscriber_sms')}
        label={t('newsletter.sms')}
        disabled={phone === null}
        help={phone === null ? t('newsletter.noPhone') : t('newsletter.smsHelp', { phone: formatPhone(phone) })}
      />
      {asksCode && (
        <TextField
          {...field('code')}
          label={t('newsletter.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
        />
      )}
      {phone === null && <Link href={paths.accountEdit()}>{t('newsletter.addPhone')}</Link>}
      <p>{t('newsletter.consent')}</p>
      {serverError && <Notice tone="trouble">{serverError}</Notice>}
      {isSaved && <Notice tone="good">{t('newsletter.saved')}</Notice>}
      <Button type="submit" busy={status === 'submitting'}>
        {t('profile.save')}
      </Button>
    </Form>
  );
}
