import { useState } from 'react';
import { formSchema, requiredRule, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Button, Form, TextAreaField, TextField } from '@shop/ui';
import { reviewsApi } from './endpoints.ts';
import styles from './reviews.module.css';

const schema = formSchema({ question: requiredRule() });

/** Focus goes to where the pressed button was. */
const takeFocus = (field: HTMLTextAreaElement | null): void => field?.focus();

/** Asks a question about a product (PDP-029); a name is optional. */
export default function AskForm({ productId }: { productId: number }) {
  const { t } = useTranslation('catalog');
  const [ask] = reviewsApi.useAskQuestionMutation();
  const [isAsked, setAsked] = useState(false);
  const { form, field, serverError, reset } = useForm({
    schema,
    initial: { question: '', nickname: '' },
    language: useLanguage(),
    onSubmit: async ({ question }, typed) => {
      setAsked(false);
      const nickname = typed.nickname.trim();
      const { error } = await ask({ product_id: productId, question, ...(nickname && { nickname }) });
      if (error) return formProblem(error, t('faq.notAsked'));
      setAsked(true);
      reset();
      return { ok: true };
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
      {serverError && (
        <p role="alert" className={styles.problem}>
          {serverError}
        </p>
      )}
      <p role="status">{isAsked && t('faq.asked')}</p>
      <Button type="submit">{t('faq.send')}</Button>
    </Form>
  );
}
