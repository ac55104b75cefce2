import type { Cart } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { problemText } from '@shop/kit';
import { useSelector, useTranslation, useLanguage } from '@shop/platform';
import { RadioCards } from '@shop/ui';
import type { ReactNode } from 'react';
import { otherPaymentsApi } from './other-endpoints.ts';
import { paymentSelectors } from './slice.ts';
import styles from './payment.module.css';

/** Cents; nothing is chosen for anybody. */
const amounts = [0, 200, 500, 1_000] as const;

/** A tip for those who deliver: created by the first choice, changed by the next (CHK-011). */
export const TipChoice = ({ cart }: { cart: Pick<Cart, 'tip_id' | 'tip_amount'> }): ReactNode => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const [setTip, { isLoading, error }] = otherPaymentsApi.useSetTipMutation();
  const isLocked = useSelector(paymentSelectors.selectIsLocked);

  const choose = (amount: number): void => {
    if (!isLoading && amount !== cart.tip_amount) void setTip({ tip_id: cart.tip_id, amount });
  };
  return (
    <div className={styles.scripted}>
      <RadioCards
        inline
        legend={t('tip.legend')}
        help={t('tip.help')}
        name="tip"
        value={String(cart.tip_amount)}
        onChange={(value) => choose(Number(value))}
        options={amounts.map((amount) => ({
          value: String(amount),
          label: amount === 0 ? t('tip.none') : formatMoney(amount, language),
          disabled: isLocked,
        }))}
        error={error ? problemText(error, t) : undefined}
      />
    </div>
  );
};
