import { useDispatch, useTranslation, type AppDispatch } from '@shop/platform';
import type { ReactNode } from 'react';
import type { NativePayment } from './native-form.ts';
import { NativePay } from './native-pay.tsx';
import { paymentEvents, type OrderToPay } from './slice.ts';

interface Props {
  order: OrderToPay;
  correct?: ReactNode;
  native: NativePayment;
}

/** A cart that points, credit or a coupon have paid whole: nobody is asked for money. */
export const NothingForm = (props: Props) => {
  const { t } = useTranslation('cart-checkout');
  const dispatch = useDispatch<AppDispatch>();
  return (
    <NativePay
      {...props}
      about={t('nothing.about')}
      label={t('nothing.place')}
      onPay={() => dispatch(paymentEvents.paymentAccepted(props.order))}
    />
  );
};
