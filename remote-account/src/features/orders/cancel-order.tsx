import { cancelReasons, paths, type Order } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { formSchema, useForm } from '@shop/forms';
import { formProblem, LinkButton } from '@shop/kit';
import { Link, useLanguage, useTranslation } from '@shop/platform';
import { Button, Form, FormOutcome, Notice, SelectField } from '@shop/ui';
import { useState } from 'react';
import { focusOnArrival } from '../../parts/focus-on-arrival.ts';
import { ReturnTime } from '../../parts/return-time.tsx';
import { ordersApi } from './endpoints.ts';
import styles from './cancel-order.module.css';

const schema = formSchema({});

/** Cents that went back or are on their way. */
const paidBack = ({ payment }: Order): number => payment.refunded_amount + (payment.refund_under_way ?? 0);

const Refund = ({ order }: { order: Order }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const { payment, grand_total, status } = order;
  if (status === 'pending_payment') return t('cancel.nothingPaid');
  const back = paidBack(order);
  const amount = formatMoney(back > 0 ? back : grand_total, language);
  const { card_type: type, last_four: digits } = payment;
  return type && digits ? t('cancel.toCard', { amount, type, digits }) : t('cancel.refund', { amount });
};

/** Where the order itself is; null where it stands around this. */
const pageOf = ({ order_id }: Order, letterKey: string | undefined): string | null =>
  letterKey === undefined ? paths.order(order_id) : null;

const Cancelled = ({ order, isNew, page }: { order: Order; isNew: boolean; page: string | null }) => {
  const { t } = useTranslation('account');
  const isRefundPending = order.payment.refund_under_way !== undefined;
  return (
    <div className={styles.form}>
      <h2 ref={isNew ? focusOnArrival : undefined} tabIndex={-1} className={styles.heading}>
        {t('cancel.done', { id: order.order_id })}
      </h2>
      <p>{paidBack(order) > 0 ? <Refund order={order} /> : t('cancel.nothingPaid')}</p>
      {isRefundPending && <p>{t('cancel.underWay')}</p>}
      {page !== null && (
        <p>
          <Link href={page}>{t('cancel.toOrder')}</Link>
        </p>
      )}
    </div>
  );
};

interface Props {
  order: Order;
  /** Of the letter whose link opened the order, where nobody is signed in. */
  letterKey?: string;
}

/** Cancels one order (ORD-003), where that is still possible. */
export const CancelOrder = ({ order, letterKey }: Props) => {
  const { t } = useTranslation('account');
  const { order_id } = order;
  const page = pageOf(order, letterKey);
  const [cancel] = ordersApi.useCancelOrderMutation();
  const [cancelByLetter] = ordersApi.useCancelByLetterMutation();
  const [done, setDone] = useState<Order>();
  const { form, field, serverError } = useForm({
    schema,
    initial: { reason: '' },
    language: useLanguage(),
    onSubmit: async (_, typed) => {
      const reason = cancelReasons.find((one) => one === typed.reason);
      const input = { order_id, ...(reason && { reason }) };
      const { data, error } =
        letterKey === undefined ? await cancel(input) : await cancelByLetter({ ...input, key: letterKey });
      if (!data) return formProblem(error, t);
      setDone(data);
      return { ok: true };
    },
  });
  if (done ?? order.status === 'cancelled')
    return <Cancelled order={done ?? order} isNew={done !== undefined} page={page} />;
  const keep = page !== null && (
    <LinkButton variant="secondary" href={page}>
      {t('cancel.keep')}
    </LinkButton>
  );
  if (!order.can_cancel) {
    return (
      <div className={styles.form}>
        {serverError ? (
          <Notice tone="trouble">{serverError}</Notice>
        ) : (
          <Notice tone="hint">
            {t('cancel.tooLate')} <ReturnTime />
          </Notice>
        )}
        <div className={styles.actions}>{keep}</div>
      </div>
    );
  }
  return (
    <Form {...form} className={styles.form}>
      <p>{t('cancel.lead')}</p>
      <p>
        <Refund order={order} />
      </p>
      <SelectField
        {...field('reason')}
        label={t('cancel.reason')}
        optionalLabel={t('cancel.optional')}
        placeholder={t('cancel.notSaid')}
        options={cancelReasons.map((value) => ({ value, label: t(`cancelReason.${value}`) }))}
      />
      <FormOutcome />
      <div className={styles.actions}>
        <Button type="submit">{t('cancel.submit')}</Button>
        {keep}
      </div>
    </Form>
  );
};
