import { paths } from '@shop/contract';
import { emailRule, formSchema, useForm } from '@shop/forms';
import { Link, tracked, useDispatch, useTranslation, type CallError } from '@shop/platform';
import { Button, TextField } from '@shop/ui';
import type { ReactNode } from 'react';
import { useLanguage } from '../../parts/language.ts';
import { useSubscribeVisitorMutation } from './endpoints.ts';
import type { Answered } from './success-view.tsx';
import styles from './subscribe-popup.module.css';

interface Props {
  onAnswered: (answer: Answered) => void;
}

const schema = formSchema({ email: emailRule() });

// Only the base query makes errors with a reason.
const isAnswer = (error: unknown): error is CallError =>
  typeof error === 'object' && error !== null && 'reason' in error && error.reason === 'code';

/** Codes 200 and 400 both go on; any other code's message is an error; no answer at all is none (document 3 §8). */
export function EmailStep({ onAnswered }: Props): ReactNode {
  const { t } = useTranslation('membership');
  const dispatch = useDispatch();
  const [subscribe] = useSubscribeVisitorMutation();
  const { form, field, status } = useForm({
    schema,
    initial: { email: '' },
    language: useLanguage(),
    onSubmit: async (body) => {
      const { data, error } = await subscribe(body);
      if (data) {
        dispatch(tracked({ event: 'subs_success', type: data.type }));
        onAnswered(data);
        return { ok: true };
      }
      if (!isAnswer(error)) return { ok: false };
      if (error.code !== 400) return { ok: false, fields: { email: error.message } };
      onAnswered({ message: error.message });
      return { ok: true };
    },
  });
  return (
    <form {...form} className={styles.step} method="post">
      <p>{t('subscribe.lead')}</p>
      <TextField
        {...field('email')}
        label={t('subscribe.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="send"
      />
      <Button type="submit" wide busy={status === 'submitting'}>
        {t('subscribe.submit')}
      </Button>
      <p className={styles.small}>
        {t('subscribe.consent')} <Link href={paths.privacy()}>{t('subscribe.privacy')}</Link>
      </p>
    </form>
  );
}
