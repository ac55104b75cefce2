import type { PaymentMethod } from '@shop/contract';
import type { ComponentType, ReactNode } from 'react';
import { CardForm } from './card-form.tsx';
import { PayLaterForm } from './pay-later-form.tsx';
import type { OrderDetails } from './slice.ts';
import { WalletForm } from './wallet-form.tsx';

interface Props {
  /** Cents. */
  amount: number;
  order: Omit<OrderDetails, 'nonce'>;
}

const forms: Readonly<Record<PaymentMethod, ComponentType<Props>>> = {
  card: CardForm,
  klarna: PayLaterForm,
  alipay: WalletForm,
};

/** What the chosen way to pay asks for, and its button. */
export function PayWith(props: Props): ReactNode {
  const Form = forms[props.order.method];
  return <Form {...props} />;
}
