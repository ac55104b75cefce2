import { BirthdayField, birthdayRule, formSchema, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Form, SubmitButton } from '@shop/ui';
import { subscriptionsApi } from './endpoints.ts';
import styles from './newsletter.module.css';

const schema = formSchema({ births: birthdayRule() });

/** The day on which the shop sends its wishes (API-091). */
export const BirthdayForm = ({ births }: { births: string | null }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const [edit] = subscriptionsApi.useEditBirthdayMutation();
  const { form, field } = useForm({
    schema,
    initial: { births: births ?? '' },
    language,
    onSubmit: async (day) => {
      const { error } = await edit(day.births);
      if (error) return formProblem(error, t);
      return { ok: true, said: t('newsletter.saved') };
    },
  });
  return (
    <Form {...form} className={styles.form}>
      <p>{t('newsletter.birthdayLead')}</p>
      <BirthdayField {...field('births')} language={language} label={t('profile.births')} />
      <SubmitButton variant="secondary">{t('profile.save')}</SubmitButton>
    </Form>
  );
};
