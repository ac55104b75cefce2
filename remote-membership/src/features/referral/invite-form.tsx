import { emailRule, formSchema, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Form, SubmitButton, TextField } from '@shop/ui';
import styles from '../../parts/rows.module.css';
import { referralApi } from './endpoints.ts';

const schema = formSchema({ email: emailRule() });

/** The member's code, sent to a friend by e-mail. */
export const InviteForm = () => {
  const { t } = useTranslation('membership');
  const [invite] = referralApi.useInviteFriendMutation();
  const { form, field } = useForm({
    schema,
    initial: { email: '' },
    language: useLanguage(),
    onSubmit: async ({ email }) => {
      const { error } = await invite(email);
      if (error) return formProblem(error, t, 'email');
      return { ok: true, said: t('referral.invited', { email }), reset: true };
    },
  });
  return (
    <Form {...form} className={styles.form}>
      <TextField
        {...field('email')}
        label={t('center.friendEmail')}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
      <SubmitButton variant="secondary">{t('referral.invite')}</SubmitButton>
    </Form>
  );
};
