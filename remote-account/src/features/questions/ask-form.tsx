import { formSchema, requiredRule, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Form, SelectField, SubmitButton, TextAreaField } from '@shop/ui';
import { questionsApi } from './endpoints.ts';
import styles from './questions.module.css';

interface Props {
  products: readonly { id: number; name: string }[];
  /** Signs the question; without a name the API finds one. */
  nickname: string;
}

const schema = formSchema({ product_id: requiredRule(), question: requiredRule() });

/** Asks about a product that the customer bought or looked at (ACC-017). */
export const AskForm = ({ products, nickname }: Props) => {
  const { t } = useTranslation('account');
  const [ask] = questionsApi.useAskMutation();
  const { form, field } = useForm({
    schema,
    initial: { product_id: '', question: '' },
    language: useLanguage(),
    onSubmit: async ({ product_id, question }) => {
      const { error } = await ask({ product_id: Number(product_id), question, ...(nickname && { nickname }) });
      if (error) return formProblem(error, t);
      return { ok: true, said: t('faq.done'), reset: true };
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
      <SubmitButton>{t('faq.ask')}</SubmitButton>
    </Form>
  );
};
