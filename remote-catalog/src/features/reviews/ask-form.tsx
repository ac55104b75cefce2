import { formSchema, requiredRule, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Form, SubmitButton, TextAreaField, TextField } from '@shop/ui';
import { reviewsApi } from './endpoints.ts';
import styles from './reviews.module.css';

const schema = formSchema({ question: requiredRule() });

/** Focus goes to where the pressed button was. */
const takeFocus = (field: HTMLTextAreaElement | null): void => field?.focus();

/** Asks a question about a product (PDP-029); a name is optional. */
export default function AskForm({ productId, question: wanted }: { productId: number; question: string }) {
  const { t } = useTranslation('catalog');
  const [ask] = reviewsApi.useAskQuestionMutation();
  const { form, field } = useForm({
    schema,
    initial: { question: wanted, nickname: '' },
    language: useLanguage(),
    onSubmit: async ({ question }, typed) => {
      const nickname = typed.nickname.trim();
      const { error } = await ask({ product_id: productId, question, ...(nickname && { nickname }) });
      if (error) return formProblem(error, t('faq.notAsked'));
      return { ok: true, said: t('faq.asked'), reset: true };
    },
  });
  return (
    <Form {...form} className={styles.ask}>
      <TextAreaField {...field('question')} ref={takeFocus} label={t('faq.question')} maxLength={4000} />
      <TextField
        {...field('nickname')}
        label={t('faq.nickname')}
        optionalLabel={t('faq.optional')}
        autoComplete="nickname"
        maxLength={100}
      />
      <SubmitButton>{t('faq.send')}</SubmitButton>
    </Form>
  );
}
