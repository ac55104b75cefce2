import { formatMoney } from '@shop/format';
import { useTranslation, useLanguage } from '@shop/platform';
import { Button } from '@shop/ui';
import type { OrderToPay } from './slice.ts';
import styles from './payment.module.css';

interface Props {
  order: OrderToPay;
  busy?: boolean;
  /** Nothing can be paid yet when it is absent. */
  onPay?: (() => void) | undefined;
}

/** The button with the amount. It stands in no form: pressed before the page is alive, it sends nothing. */
export const PayBar = ({ order, busy, onPay }: Props) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  return (
    <div className={styles.bar}>
      <Button wide icon="lock" busy={busy} disabled={onPay === undefined} onClick={onPay}>
        {t('payment.pay', { amount: formatMoney(order.grandTotal, language) })}
      </Button>
    </div>
  );
};
