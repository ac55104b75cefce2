import { BirthdayField, birthdayRule, formSchema, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Button, Form, Notice } from '@shop/ui';
import { useState } from 'react';
import { subscriptionsApi } from './endpoints.ts';
import styles from './newsletter.module.css';

const schema = formSchema({ births: birthdayRule() });

/** The day on which the shop sends its wishes (API-091). */
export const BirthdayForm = ({ births }: { births: string | null }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const [edit] = subscriptionsApi.useEditBirthdayMutation();
  const [isSaved, setSaved] = useState(false);
  const { form, field, serverError } = useForm({
    schema,
    initial: { births: births ?? '' },
    language,
    onSubmit: async (day) => {
      setSaved(false);
      const { error } = await edit(day.births);
      if (error) return formProblem(error, t);
      setSaved(true);
      return { ok: true };
    },
  });
  return (
    <Form {...form} className={styles.form}>
      <p>{t('newsletter.birthdayLead')}</p>
      <BirthdayField {...field('births')} language={language} label={t('profile.births')} />
      {serverError && <Notice tone="trouble">{serverError}</Notice>}
      {isSaved && <Notice tone="good">{t('newsletter.saved')}</Notice>}
      <Button type="submit" variant="secondary">
        {t('profile.save')}
      </Button>
    </Form>
  );
};
