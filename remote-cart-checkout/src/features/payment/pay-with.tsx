import type { CallResult, OrderMethod } from '@shop/contract';
import { useSelector } from '@shop/platform';
import type { ComponentType, ReactNode } from 'react';
import { CardForm } from './card-form.tsx';
import { HostedCardForm } from './hosted-card-form.tsx';
import { KlarnaForm } from './klarna-form.tsx';
import { hasNativeForm, type NativePayment } from './native-form.ts';
import { NeedsScripts } from './needs-scripts.tsx';
import { NothingForm } from './nothing-form.tsx';
import { PayLaterForm } from './pay-later-form.tsx';
import { paymentSelectors, type OrderToPay } from './slice.ts';
import { WalletForm } from './wallet-form.tsx';

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
