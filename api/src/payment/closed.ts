import { ApiError, messages } from '../http/error.ts';
import type { CardProvider, PayLaterProvider, WalletProvider } from './provider.ts';

const refuse = async (): Promise<never> => {
  throw new ApiError(409, messages.cardsClosed);
};
const keep = async (): Promise<never> => {
  throw new ApiError(409, messages.refundsClosed);
};

/** No provider is configured: nobody pays, and no order is placed unpaid. */
export const closedCards: CardProvider = {
  name: 'braintree',
  open: false,
  clientToken: refuse,
  authorise: refuse,
  refund: keep,
};

const refuseMethod = async (): Promise<never> => {
  throw new ApiError(409, messages.methodClosed);
};
const closed = { open: false, refund: keep, state: refuseMethod } as const;

export const closedPayLater: PayLaterProvider = {
  ...closed,
  name: 'klarna',
  session: refuseMethod,
  authorise: refuseMethod,
};
export const closedWallet: WalletProvider = { ...closed, name: 'alipay', begin: refuseMethod };
