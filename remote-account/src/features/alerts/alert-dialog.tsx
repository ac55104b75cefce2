import { paths, type AlertPurpose } from '@shop/contract';
import { emailRule, formSchema, freeTextRule, useForm } from '@shop/forms';
import { centsOf, formatMoney } from '@shop/format';
import { Dialog, formProblem } from '@shop/kit';
import { Link, selectIsSignedIn, useLanguage, useSelector, useTranslation } from '@shop/platform';
import { Form, Notice, SubmitButton, TextField } from '@shop/ui';
import { useState } from 'react';
import { alertsApi } from './endpoints.ts';
import styles from './alerts.module.css';

interface Props {
  productId: number;
  childId: number | null;
  name: string;
  purpose: AlertPurpose;
  /** Cents, as the page says it. */
  price: number;
  onClose: () => void;
}

const ofGuest = formSchema({ email: emailRule(), amount: freeTextRule() });
const ofCustomer = formSchema({ email: freeTextRule(), amount: freeTextRule() });

const AlertForm = ({
  productId,
  childId,
  purpose,
  price,
  onDone,
}: Omit<Props, 'name' | 'onClose'> & { onDone: (state: 'active' | 'to_confirm') => void }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const isSignedIn = useSelector(selectIsSignedIn);
  const [add] = alertsApi.useAddAlertMutation();
  const { form, field } = useForm({
    schema: isSignedIn ? ofCustomer : ofGuest,
    initial: { email: '', amount: '' },
    language,
    onSubmit: async ({ email, amount }) => {
      const cents = amount === '' ? null : centsOf(amount);
      if (amount !== '' && cents === null) return { ok: false, fields: { amount: t('alerts.wrongAmount') } };
      const { data, error } = await add({
        product_id: productId,
        purpose,
        ...(childId !== null && { child_id: childId }),
        ...(cents !== null && { amount: cents }),
        ...(!isSignedIn && { email }),
      });
      if (!data) return formProblem(error, t, ['email', 'amount']);
      onDone(data.state);
      return { ok: true };
    },
  });
  return (
    <Form {...form} className={styles.form} withoutScripts={t('alerts.scripts')}>
      <p>{t(`alerts.lead.${purpose}`, { price: formatMoney(price, language) })}</p>
      {purpose === 'price' && (
        <TextField
          {...field('amount')}
          label={t('alerts.amount')}
          help={t('alerts.amountHelp')}
          optionalLabel={t('alerts.optional')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={9}
        />
      )}
      {isSignedIn ? (
        <p className={styles.quiet}>{t('alerts.toAccount')}</p>
      ) : (
        <TextField {...field('email')} type="email" autoComplete="email" label={t('alerts.email')} />
      )}
      <SubmitButton>{t('alerts.submit')}</SubmitButton>
      <p className={styles.quiet}>{t('alerts.small')}</p>
    </Form>
  );
};

/** Asks for an alert, and says what comes next. */
export default function AlertDialog({ name, onClose, ...about }: Props) {
  const { t } = useTranslation('account');
  const [state, setState] = useState<'active' | 'to_confirm'>();
  return (
    <Dialog onClose={onClose} title={t(`alerts.offer.${about.purpose}`)} closeLabel={t('alerts.close')} size="small">
      <div className={styles.dialog}>
        <p className={styles.product}>{name}</p>
        {state === undefined && <AlertForm {...about} onDone={setState} />}
        {state !== undefined && <Notice tone="good">{t(`alerts.state.${state}`)}</Notice>}
        {state === 'active' && (
          <p>
            <Link href={paths.productAlerts()}>{t('alerts.title')}</Link>
          </p>
        )}
      </div>
    </Dialog>
  );
}
