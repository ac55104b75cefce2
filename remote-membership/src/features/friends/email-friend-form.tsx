import { emailRule, formSchema, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Form, SubmitButton, TextAreaField, TextField } from '@shop/ui';
import styles from '../../parts/rows.module.css';
import { friendsApi } from './endpoints.ts';

const schema = formSchema({ email: emailRule() });

/** A letter of the shop's, with the customer's own words, to a friend. */
export const EmailFriendForm = () => {
  const { t } = useTranslation('membership');
  const [emailFriend] = friendsApi.useEmailFriendMutation();
  const { form, field } = useForm({
    schema,
    initial: { email: '', message: '' },
    language: useLanguage(),
    onSubmit: async ({ email }, { message }) => {
      const { error } = await emailFriend(message.trim() === '' ? { email } : { email, message });
      if (error) return formProblem(error, t);
      return { ok: true, said: t('center.told', { email }), reset: true };
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
      <TextAreaField
        {...field('message')}
        label={t('apply.message')}
        optionalLabel={t('optional')}
        rows={3}
        maxLength={4000}
      />
      <SubmitButton variant="secondary">{t('center.tell')}</SubmitButton>
    </Form>
  );
};
