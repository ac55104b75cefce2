import { BirthdayField, birthdayRule, formSchema, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Form, SubmitButton } from '@shop/ui';
import styles from '../../parts/rows.module.css';
import { pointsApi } from './endpoints.ts';
import { useEarn } from './use-earn.ts';

const schema = formSchema({ births: birthdayRule() });

/** The day on which the customer was born, told once for its points. */
export const BirthdayForm = () => {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  const [saveBirthday] = pointsApi.useSaveBirthdayMutation();
  const earn = useEarn();
  const { form, field } = useForm({
    schema,
    initial: { births: '' },
    language,
    onSubmit: async ({ births }) => {
      const saved = saveBirthday(births);
      if (await earn(saved)) return { ok: true };
      const { error } = await saved;
      return formProblem(error, t, 'births');
    },
  });
  return (
    <Form {...form} className={styles.form}>
      <BirthdayField {...field('births')} language={language} label={t('points.birthday')} />
      <SubmitButton size="small">{t('points.tell')}</SubmitButton>
    </Form>
  );
};
