import { emailRule, formSchema, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Button, Form, Notice, TextField } from '@shop/ui';
import { useState } from 'react';
import styles from '../../parts/rows.module.css';
import { referralApi } from './endpoints.ts';

const schema = formSchema({ email: emailRule() });

/** The member's code, sent to a friend by e-mail. */
export const InviteForm = () => {
  const { t } = useTranslation('membership');
  const [invite] = referralApi.useInviteFriendMutation();
  const [invited, setInvited] = useState<string>();
  const { form, field, reset } = useForm({
    schema,
    initial: { email: '' },
    language: useLanguage(),
    onSubmit: async ({ email }) => {
      setInvited(undefined);
      const { error } = await invite(email);
      if (error) return formProblem(error, t, 'email');
      setInvited(email);
      reset();
      return { ok: true };
    },
  });
  return (
    <Form {...form} className={styles.form}>
      <TextField {...field('email')} label={t('referral.email')} type="email" inputMode="email" autoComplete="off" />
      {invited && <Notice tone="good">{t('referral.invited', { email: invited })}</Notice>}
      <Button type="submit" variant="secondary">
        {t('referral.invite')}
      </Button>
    </Form>
  );
};
