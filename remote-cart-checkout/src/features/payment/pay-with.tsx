import type { CallResult, OrderMethod } from '@shop/contract';
import { useSelector, useTranslation, useDispatch, type AppDispatch } from '@shop/platform';
import type { ComponentType, ReactNode } from 'react';
import { Notice } from '@shop/ui';
import { CardForm } from './card-form.tsx';
import { HostedCardForm } from './hosted-card-form.tsx';
import { KlarnaForm } from './klarna-form.tsx';
import { hasNativeForm, type NativePayment } from './native-form.ts';
import { PayLaterForm } from './pay-later-form.tsx';
import { paymentSelectors, paymentEvents, type OrderToPay } from './slice.ts';
import { WalletForm } from './wallet-form.tsx';
import { NativePay } from './native-pay.tsx';

interface NothingFormProps {
  order: OrderToPay;
  correct?: ReactNode;
  native: NativePayment;
}

/** A cart that points, credit or a coupon have paid whole: nobody is asked for money. */
const NothingForm = (props: NothingFormProps) => {
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

/** Tells visitors without scripts that paying this way needs them, and that the wallet does not. */
const NeedsScripts = () => {
  const { t } = useTranslation('cart-checkout');
  return (
    <noscript>
      <Notice tone="trouble">{t('payment.chooseWallet')}</Notice>
    </noscript>
  );
};

type Provider = CallResult<'cartPaymentMethods'>['list'][number]['provider'];

interface Props {
  order: OrderToPay;
  /** Corrections of the cart, beside the button. */
  correction?: ReactNode;
  native: NativePayment;
}

const forms: Readonly<Record<OrderMethod, ComponentType<Props>>> = {
  card: CardForm,
  klarna: PayLaterForm,
  alipay: WalletForm,
  none: NothingForm,
};

/** Where a provider has its own part of the page in place of the shop's form. */
const providersForms: Partial<Record<NonNullable<Provider>, ComponentType<Props>>> = {
  braintree: HostedCardForm,
  klarna: KlarnaForm,
};

/** The API says whose part of the page the chosen method needs. */
export const PayWith = ({ provider = 'sandbox', ...props }: Props & { provider: Provider }) => {
  const status = useSelector(paymentSelectors.selectStatus);
  const Form = providersForms[provider] ?? forms[props.order.method];
  // Hidden but kept while an answer is awaited, so that typed text stays.
  return (
    <div hidden={status === 'unconfirmed'}>
      {!hasNativeForm(props.order.method) && <NeedsScripts />}
      <Form {...props} />
    </div>
  );
};
