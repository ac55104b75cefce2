import { paths, type Customer } from '@shop/contract';
import { formatPhone } from '@shop/format';
import { formSchema, useForm } from '@shop/forms';
import { Link, useLanguage, useTranslation } from '@shop/platform';
import { Button, CheckboxField, Notice } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { problemText } from '../../parts/problem.ts';
import { useEditSubscriberMutation } from './endpoints.ts';
import styles from './newsletter.module.css';

const schema = formSchema({});

/** The newsletter by e-mail and by text message (document 1 §7.2); messages need a phone number. */
export function SubscriptionForm({ customer }: { customer: Customer }): ReactNode {
  const { t } = useTranslation('account');
  const [edit] = useEditSubscriberMutation();
  const [isSaved, setSaved] = useState(false);
  const { subscriber, customer_phone: phone } = customer;
  const { form, checkbox, status, serverError } = useForm({
    schema,
    initial: { ...subscriber },
    language: useLanguage(),
    onSubmit: async (_none, { subscriber_email, subscriber_sms }) => {
      setSaved(false);
      const { error } = await edit({ subscriber_email, subscriber_sms });
      if (error) return { ok: false, message: problemText(error, t) };
      setSaved(true);
      return { ok: true };
    },
  });
  return (
    <form {...form} className={styles.form} method="post">
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
      {phone === null && <Link href={paths.accountEdit()}>{t('newsletter.addPhone')}</Link>}
      <p>{t('newsletter.consent')}</p>
      {serverError && <Notice tone="trouble">{serverError}</Notice>}
      {isSaved && <Notice tone="good">{t('newsletter.saved')}</Notice>}
      <Button type="submit" busy={status === 'submitting'}>
        {t('profile.save')}
      </Button>
    </form>
  );
}
