import { paymentMethods, type PaymentMethod } from '@shop/contract';
import type { Services } from '../services.ts';
import type { PaymentProvider } from './provider.ts';

type Providers = Pick<Services, 'cards' | 'payLater' | 'wallet'>;

/** The payment method of an order. An unknown one counts as card. */
export const payMethodOf = (text: string): PaymentMethod => paymentMethods.find((known) => known === text) ?? 'card';

/** The provider of a payment method. */
export const providerOf = ({ cards, payLater, wallet }: Providers, method: string): PaymentProvider => {
  const providers: Readonly<Record<PaymentMethod, PaymentProvider>> = { card: cards, klarna: payLater, alipay: wallet };
  return providers[payMethodOf(method)];
};
