import type { PaymentMethod } from '@shop/contract';
import type { Services } from '../services.ts';
import type { PaymentProvider } from './provider.ts';

type Providers = Pick<Services, 'cards' | 'payLater' | 'wallet'>;

/** Who stands behind a way to pay. An order whose method nobody knows any more was paid by card. */
export const providerOf = ({ cards, payLater, wallet }: Providers, method: string): PaymentProvider => {
  const providers: Readonly<Record<PaymentMethod, PaymentProvider>> = { card: cards, klarna: payLater, alipay: wallet };
  return Object.hasOwn(providers, method) ? providers[method as PaymentMethod] : cards; // the line before has asked
};
