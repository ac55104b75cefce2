import { newsletterOffers, paths } from '@shop/contract';
import { formatRoundMoney } from '@shop/format';
import { emailRule, formSchema, useForm } from '@shop/forms';
import { formProblem, problemOf } from '@shop/kit';
import { Link, tracked, useDispatch, useLanguage, useTranslation } from '@shop/platform';
import { Form, SubmitButton, TextField } from '@shop/ui';
import { subscribeApi } from './endpoints.ts';
import type { Answered } from './success-view.tsx';
import styles from './subscribe-popup.module.css';
import { usePayload } from './use-payload.ts';

interface Props {
  onAnswered: (answer: Answered, email: string) => void;
}

const schema = formSchema({ email: emailRule() });

/**
 * Codes 200 and 400 both go on (POP-010); the message of any other code is shown as an error (ERR-010); a call without
 * an answer shows none (ERR-013).
 */
export const EmailStep = ({ onAnswered }: Props) => {
  const { t } = useTranslation('membership');
  const language = useLanguage();
  const dispatch = useDispatch();
  const [subscribe] = subscribeApi.useSubscribeVisitorMutation();
  const payload = usePayload();
  const lead = t('subscribe.lead', { amount: formatRoundMoney(newsletterOffers.text, language) });
  const consent = t('subscribe.consent');
  const { form, field } = useForm({
    schema,
    initial: { email: '' },
    language,
    onSubmit: async (body) => {
      const { data, error } = await subscribe({ ...body, ...payload, consent_text: `${lead} ${consent}` });
      if (data) {
        dispatch(tracked({ event: 'subs_success', type: data.type }));
        onAnswered(data, body.email);
        return { ok: true };
      }
      const { code, message } = problemOf(error);
      if (code !== 400) return formProblem(error, '', 'email');
      onAnswered({ message }, body.email);
      return { ok: true };
    },
  });
  return (
    <Form {...form} className={styles.step}>
      <p>{lead}</p>
      <TextField
        {...field('email')}
        label={t('subscribe.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="send"
      />
      <SubmitButton wide>{t('subscribe.submit')}</SubmitButton>
      <p className={styles.small}>
        {consent} {/* In a tab above: in this one it would open below the dialog, and take away what was typed. */}
        <Link href={paths.privacy()} target="_blank">
          {t('subscribe.privacy')}
        </Link>
      </p>
    </Form>
  );
};
