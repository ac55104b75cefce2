import { ShopError } from '../domain/shop-error.ts';
import type { CardProvider, PayLaterProvider, WalletProvider } from './provider.ts';
import { paymentMessages } from './messages.ts';

const refuse = async (): Promise<never> => {
  throw new ShopError(409, paymentMessages.cardsClosed);
};
const keep = async (): Promise<never> => {
  throw new ShopError(409, paymentMessages.refundsClosed);
};

/** Used when no provider is configured: no payment can be made, and no order is placed without one. */
export const closedCards: CardProvider = {
  name: 'braintree',
  open: false,
  clientToken: refuse,
  authorise: refuse,
  refund: keep,
};

const refuseMethod = async (): Promise<never> => {
  throw new ShopError(409, paymentMessages.methodClosed);
};
const closed = { open: false, refund: keep, state: refuseMethod } as const;

export const closedPayLater: PayLaterProvider = {
  ...closed,
  name: 'klarna',
  session: refuseMethod,
  authorise: refuseMethod,
};
export const closedWallet: WalletProvider = { ...closed, name: 'alipay', begin: refuseMethod };
