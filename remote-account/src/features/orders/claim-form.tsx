import { paths } from '@shop/contract';
import { emailRule, formSchema, requiredRule, useForm } from '@shop/forms';
import { formProblem } from '@shop/kit';
import { Link, useLanguage, useTranslation } from '@shop/platform';
import { Form, SubmitButton, TextField } from '@shop/ui';
import { ordersApi } from './endpoints.ts';
import styles from './claim-form.module.css';

interface Props {
  /** As the confirmation's link brought it. */
  orderId: string;
  email: string;
}

const schema = formSchema({ order_id: requiredRule(), email: emailRule() });

/** Claims an order that was placed as a guest (ORD-006). */
export const ClaimForm = ({ orderId, email }: Props) => {
  const { t } = useTranslation('account');
  const [claim] = ordersApi.useClaimOrderMutation();
  const { form, field } = useForm({
    schema,
    initial: { order_id: orderId, email },
    language: useLanguage(),
    onSubmit: async (asked) => {
      const { data, error } = await claim(asked);
      if (!data) return formProblem(error, t, ['email']);
      const { order_id: id } = data;
      const said = (
        <>
          {t('claim.done')} <Link href={paths.order(id)}>{t('orders.number', { id })}</Link>
        </>
      );
      return { ok: true, said, reset: true };
    },
  });
  return (
    <Form {...form} className={styles.form}>
      <p className={styles.lead}>{t('claim.lead')}</p>
      <div className={styles.pair}>
        <TextField
          {...field('order_id')}
          label={t('claim.number')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="next"
        />
        <TextField
          {...field('email')}
          label={t('claim.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="done"
        />
      </div>
      <SubmitButton variant="secondary">{t('claim.submit')}</SubmitButton>
    </Form>
  );
};
