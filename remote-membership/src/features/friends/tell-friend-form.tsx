import { emailRule, formSchema, useForm } from '@shop/forms';
import { problemText } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Button, Form, Notice, TextAreaField, TextField } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import styles from '../../parts/rows.module.css';
import { useTellFriendMutation } from './endpoints.ts';

const schema = formSchema({ email: emailRule() });

/** A letter of the shop's, with the customer's own words, to a friend. */
export const TellFriendForm = (): ReactNode => {
  const { t } = useTranslation('membership');
  const [tell] = useTellFriendMutation();
  const [told, setTold] = useState<string>();
  const { form, field, status, serverError, reset } = useForm({
    schema,
    initial: { email: '', message: '' },
    language: useLanguage(),
    onSubmit: async ({ email }, { message }) => {
      setTold(undefined);
      const { error } = await tell(message.trim() === '' ? { email } : { email, message });
      if (error) return { ok: false, message: problemText(error, t) };
      setTold(email);
      reset();
      return { ok: true };
    },
  });
  return (
    <Form {...form} className={styles.form}>
      <TextField {...field('email')} label={t('referral.email')} type="email" inputMode="email" autoComplete="off" />
      <TextAreaField
        {...field('message')}
        label={t('apply.message')}
        optionalLabel={t('optional')}
        rows={3}
        maxLength={4000}
      />
      {serverError && <Notice tone="trouble">{serverError}</Notice>}
      {told && <Notice tone="good">{t('center.told', { email: told })}</Notice>}
      <Button type="submit" variant="secondary" busy={status === 'submitting'}>
        {t('center.tell')}
      </Button>
    </Form>
  );
};
