import type { CallResult, PaymentMethod } from '@shop/contract';
import { useTranslation } from '@shop/platform';
import { RadioCards } from '@shop/ui';
import type { ReactNode } from 'react';

interface Props {
  methods: CallResult<'cartPaymentMethods'>['list'];
  chosen: PaymentMethod | undefined;
  onChoose: (method: PaymentMethod) => void;
}

/** The payment methods of the API; an unavailable one is shown as such. */
export const MethodChoice = ({ methods, chosen, onChoose }: Props): ReactNode => {
  const { t } = useTranslation('cart-checkout');
  return (
    <RadioCards<PaymentMethod>
      legend={t('payment.method')}
      name="payment_method"
      value={chosen}
      onChange={onChoose}
      options={methods.map(({ code, title, enabled }) => ({
        value: code,
        label: title,
        disabled: !enabled,
        description: enabled ? undefined : t('payment.notNow'),
      }))}
    />
  );
};
