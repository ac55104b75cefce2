import { salesChannels, type SalesChannel } from '@shop/contract';
import { formSchema, requiredRule, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Form, SelectField, SubmitButton, TextField } from '@shop/ui';
import styles from '../../parts/rows.module.css';
import { ContactFields, contactRules, contactOf, filled } from './contact-fields.tsx';
import { programmesApi, type Application } from './endpoints.ts';

const schema = formSchema({ ...contactRules, sales_channel: requiredRule() });

const isChannel = (text: string): text is SalesChannel => salesChannels.some((known) => known === text);

const valuesOf = (sent: Application | null) => ({
  ...contactOf(sent),
  website: sent?.website ?? '',
  sales_channel: sent?.sales_channel ?? '',
});

interface Props {
  /** Can be changed while nobody has decided it; null for nothing. */
  sent: Application | null;
  onDone?: () => void;
}

/** Applies for the dropship programme, or changes what was sent (DROP-002). */
export const DropshipForm = ({ sent, onDone }: Props) => {
  const { t } = useTranslation('membership');
  const [add] = programmesApi.useAddDropshipMutation();
  const [edit] = programmesApi.useEditDropshipMutation();
  const pending = sent?.status === 'pending' ? sent : null;
  const { form, field } = useForm({
    schema,
    initial: valuesOf(sent),
    language: useLanguage(),
    onSubmit: async ({ name, email }, typed) => {
      const { sales_channel, telephone, company, website, message } = typed;
      if (!isChannel(sales_channel)) return { ok: false };
      const body = { name, email, sales_channel, ...filled({ telephone, company, website, message }) };
      const { error } = pending ? await edit({ ...body, application_id: pending.application_id }) : await add(body);
      if (error) return formProblem(error, t, Object.keys(typed));
      onDone?.();
      return { ok: true };
    },
  });
  return (
    <Form {...form} className={styles.form}>
      <ContactFields field={field}>
        <SelectField
          {...field('sales_channel')}
          label={t('apply.channel')}
          placeholder={t('apply.choose')}
          options={salesChannels.map((value) => ({ value, label: t(`apply.channels.${value}`) }))}
        />
        <TextField
          {...field('website')}
          label={t('apply.website')}
          optionalLabel={t('optional')}
          type="url"
          inputMode="url"
          autoComplete="url"
          maxLength={255}
        />
      </ContactFields>
      <SubmitButton>{t(pending ? 'apply.save' : 'apply.send')}</SubmitButton>
    </Form>
  );
};
