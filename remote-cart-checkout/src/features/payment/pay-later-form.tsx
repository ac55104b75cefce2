import { formatMoney } from '@shop/format';
import { useDispatch, useSelector, useTranslation, type AppDispatch, useLanguage } from '@shop/platform';
import { Button, RadioCards, useHydrated } from '@shop/ui';
import { useState, type ReactNode } from 'react';
import { Instalments } from './instalments.tsx';
import type { SandboxOutcome } from './providers/provider.ts';
import { authorisePayLater } from './providers/authorise-pay-later.ts';
import { Refusal } from './refusal.tsx';
import { paymentEvents, paymentSelectors, type OrderToPay } from './slice.ts';
import styles from './payment.module.css';

interface Props {
  order: OrderToPay;
  correction?: ReactNode;
}

const outcomes: readonly SandboxOutcome[] = ['approve', 'review', 'decline'];

/** Pay later: what each payment comes to, the provider's own question (here the sandbox's), and the button. */
export const PayLaterForm = ({ order, correction }: Props) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const dispatch = useDispatch<AppDispatch>();
  const busy = useSelector(paymentSelectors.selectIsBusy);
  const isHydrated = useHydrated();
  const [outcome, setOutcome] = useState<SandboxOutcome>('approve');

  const pay = async (): Promise<void> => {
    if (busy) return;
    dispatch(paymentEvents.cardSubmitted());
    const authorised = await authorisePayLater(outcome, order, dispatch, t('payment.noProvider'));
    dispatch(
      authorised.ok
        ? paymentEvents.paymentAccepted({ ...order, nonce: authorised.nonce })
        : paymentEvents.paymentRefused(authorised.problem),
    );
  };
  return (
    <div className={styles.form}>
      <Instalments amount={order.grandTotal} />
      <RadioCards<SandboxOutcome>
        legend={t('payLater.sandbox')}
        name="sandbox_outcome"
        value={outcome}
        onChange={setOutcome}
        options={outcomes.map((value) => ({ value, label: t(`payLater.${value}`) }))}
      />
      <Refusal correction={correction} />
      <div className={styles.bar}>
        <Button wide icon="lock" busy={busy} disabled={!isHydrated} onClick={() => void pay()}>
          {t('payment.pay', { amount: formatMoney(order.grandTotal, language) })}
        </Button>
      </div>
    </div>
  );
};
