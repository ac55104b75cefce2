import { paymentMethods, type PaymentMethod } from '@shop/contract';
import type { CardProvider, PaymentProvider, PayLaterProvider, WalletProvider } from './provider.ts';

/** Who takes payments. */
export interface Providers {
  readonly cards: CardProvider;
  readonly payLater: PayLaterProvider;
  readonly wallet: WalletProvider;
}

/** The payment method of an order. An unknown one counts as card. */
export const payMethodOf = (text: string): PaymentMethod => paymentMethods.find((known) => known === text) ?? 'card';

export const providerOf = ({ cards, payLater, wallet }: Providers, method: string): PaymentProvider => {
  const providers: Readonly<Record<PaymentMethod, PaymentProvider>> = { card: cards, klarna: payLater, alipay: wallet };
  return providers[payMethodOf(method)];
};
