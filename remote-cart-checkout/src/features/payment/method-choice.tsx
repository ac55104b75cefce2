import type { CallResult, PaymentMethod } from '@shop/contract';
import { useDispatch, useSelector, useTranslation } from '@shop/platform';
import { RadioCards } from '@shop/ui';
import type { ReactNode } from 'react';
import { paymentEvents, paymentSelectors } from './slice.ts';

interface Props {
  methods: CallResult<'cartPaymentMethods'>['list'];
  chosen: PaymentMethod | undefined;
  onChoose: (method: PaymentMethod) => void;
}

/** The payment methods of the API; an unavailable one is shown as such. The choice is sent (CHK-005). */
export const MethodChoice = ({ methods, chosen, onChoose }: Props): ReactNode => {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch();
  const isLocked = useSelector(paymentSelectors.selectIsLocked);
  const choose = (method: PaymentMethod): void => {
    onChoose(method);
    dispatch(paymentEvents.methodChosen(method));
  };
  return (
    <RadioCards<PaymentMethod>
      legend={t('payment.method')}
      name="payment_method"
      value={chosen}
      onChange={choose}
      options={methods.map(({ code, title, enabled }) => ({
        value: code,
        label: title,
        disabled: !enabled || isLocked,
        description: enabled ? undefined : t('payment.notNow'),
      }))}
    />
  );
};
