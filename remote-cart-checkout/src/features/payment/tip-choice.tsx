import { paths, type Cart } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { problemText } from '@shop/kit';
import { usePage, useSelector, useTranslation, useLanguage } from '@shop/platform';
import { ActionLabel, Button, Form, RadioCards } from '@shop/ui';
import { useState } from 'react';
import { TIP, tips } from './tips.ts';
import { otherPaymentsApi } from './other-endpoints.ts';
import { paymentSelectors } from './slice.ts';
import styles from './payment.module.css';

/**
 * A tip for those who deliver: created by the first choice, changed by the next (CHK-011). Nothing is chosen for anybody.
 * It takes effect at once, without scripts by its button.
 */
export const TipChoice = ({ cart }: { cart: Pick<Cart, 'tip_id' | 'tip_amount'> }) => {
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const [setTip, { isLoading, error }] = otherPaymentsApi.useSetTipMutation();
  const isLocked = useSelector(paymentSelectors.selectIsLocked);
  const { sent } = usePage();
  const [isOld, setOld] = useState(false);
  const said = error ? problemText(error, t) : isOld ? undefined : sent?.errors[TIP];

  const choose = (amount: number): void => {
    setOld(true);
    if (!isLoading && amount !== cart.tip_amount) void setTip({ tip_id: cart.tip_id, amount });
  };
  return (
    <Form
      method="post"
      action={paths.payment()}
      className={styles.choice}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
    >
      <RadioCards
        inline
        legend={t('tip.legend')}
        help={t('tip.help')}
        name={TIP}
        value={String(cart.tip_amount)}
        onChange={(value) => choose(Number(value))}
        options={tips.map((amount) => ({
          value: String(amount),
          label: amount === 0 ? t('tip.none') : formatMoney(amount, language),
          disabled: isLocked,
        }))}
        error={said}
      />
      <noscript>
        <Button type="submit" variant="secondary">
          <ActionLabel about={t('tip.legend')}>{t('line.update')}</ActionLabel>
        </Button>
      </noscript>
    </Form>
  );
};
