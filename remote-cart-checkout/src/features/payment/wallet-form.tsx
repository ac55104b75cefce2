import { formatMoney } from '@shop/format';
import { useDispatch, useTranslation, type AppDispatch, useLanguage } from '@shop/platform';
import type { ReactNode } from 'react';
import type { NativePayment } from './native-form.ts';
import { NativePay } from './native-pay.tsx';
import { walletProvider } from './providers/wallet.ts';
import { paymentEvents, type OrderToPay } from './slice.ts';

interface Props {
  order: OrderToPay;
  correction?: ReactNode;
  native: NativePayment;
}

/** The wallet: the order is placed, and the person goes on to the wallet's own page to say yes. */
export const WalletForm = (props: Props) => {
  const { order } = props;
  const { t } = useTranslation('cart-checkout');
  const language = useLanguage();
  const dispatch = useDispatch<AppDispatch>();

  const pay = async (): Promise<void> => {
    dispatch(paymentEvents.cardSubmitted());
    const authorised = await walletProvider.authorise(null, order, dispatch);
    dispatch(
      authorised.ok
        ? paymentEvents.paymentAccepted({ ...order, nonce: authorised.nonce, redirectUrl: authorised.redirectUrl })
        : paymentEvents.paymentRefused(authorised.problem),
    );
  };
  return (
    <NativePay
      {...props}
      about={t('wallet.about')}
      label={t('wallet.go', { amount: formatMoney(order.grandTotal, language) })}
      icon="lock"
      onPay={() => void pay()}
    />
  );
};
