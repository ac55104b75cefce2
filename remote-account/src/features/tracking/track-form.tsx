import { formSchema, requiredRule, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { useLanguage, useTranslation } from '@shop/platform';
import { Form, SubmitButton, TextField } from '@shop/ui';
import { trackingApi, type Tracked } from './endpoints.ts';
import styles from './tracking.module.css';

const schema = formSchema({ order_id: requiredRule(), proof: requiredRule() });

interface Props {
  /** As the address brings it. */
  orderId: string;
  onFound: (order: Tracked) => void;
}

/** Asks for an order's number and for what only those know whose it is: its e-mail or its postal code. */
export const TrackForm = ({ orderId, onFound }: Props) => {
  const { t } = useTranslation('account');
  const [track] = trackingApi.useLazyTrackedOrderQuery();
  const { form, field } = useForm({
    schema,
    initial: { order_id: orderId, proof: '' },
    language: useLanguage(),
    onSubmit: async ({ order_id, proof }) => {
      const { data, error } = await track({
        order_id,
        ...(proof.includes('@') ? { email: proof } : { postcode: proof }),
      });
      if (!data) return formProblem(error, t);
      onFound(data);
      return { ok: true };
    },
  });
  return (
    <Form {...form} className={styles.form}>
      <p className={styles.quiet}>{t('track.lead')}</p>
      <TextField
        {...field('order_id')}
        label={t('track.number')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
      />
      <TextField
        {...field('proof')}
        label={t('track.proof')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
      />
      <SubmitButton>{t('track.submit')}</SubmitButton>
    </Form>
  );
};
