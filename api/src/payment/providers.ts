import { paymentMethods, type PaymentMethod } from '@shop/contract';
import type { Services } from '../services.ts';
import type { PaymentProvider } from './provider.ts';

type Providers = Pick<Services, 'cards' | 'payLater' | 'wallet'>;

/** The way to pay of an order. One that nobody knows any more was paid by card. */
export const payMethodOf = (text: string): PaymentMethod => paymentMethods.find((known) => known === text) ?? 'card';

/** Who stands behind a way to pay. */
export const providerOf = ({ cards, payLater, wallet }: Providers, method: string): PaymentProvider => {
  const providers: Readonly<Record<PaymentMethod, PaymentProvider>> = { card: cards, klarna: payLater, alipay: wallet };
  return providers[payMethodOf(method)];
};
