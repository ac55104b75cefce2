import { formSchema, requiredRule, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Button, Form, Notice, SelectField, TextAreaField } from '@shop/ui';
import { useState } from 'react';
import { questionsApi } from './endpoints.ts';
import styles from './questions.module.css';

interface Props {
  /** What can be asked about. */
  products: readonly { id: number; name: string }[];
  /** Signs the question; without a name the API finds one. */
  nickname: string;
}

const schema = formSchema({ product_id: requiredRule(), question: requiredRule() });

/** Asks about a product that the customer bought or looked at (ACC-017). */
export const AskForm = ({ products, nickname }: Props) => {
  const { t } = useTranslation('account');
  const [ask] = questionsApi.useAskMutation();
  const [isAsked, setAsked] = useState(false);
  const { form, field, serverError, reset } = useForm({
    schema,
    initial: { product_id: '', question: '' },
    language: useLanguage(),
    onSubmit: async ({ product_id, question }) => {
      setAsked(false);
      const { error } = await ask({ product_id: Number(product_id), question, ...(nickname && { nickname }) });
      if (error) return formProblem(error, t);
      setAsked(true);
      reset();
      return { ok: true };
    },
  });
  if (products.length === 0) return <p>{t('faq.nothingToAskAbout')}</p>;
  return (
    <Form {...form} className={styles.form}>
      <SelectField
        {...field('product_id')}
        label={t('faq.product')}
        placeholder={t('faq.chooseProduct')}
        options={products.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <TextAreaField {...field('question')} label={t('faq.question')} maxLength={4000} />
      {serverError && <Notice tone="trouble">{serverError}</Notice>}
      {isAsked && <Notice tone="good">{t('faq.done')}</Notice>}
      <Button type="submit">{t('faq.ask')}</Button>
    </Form>
  );
};
