import { ApiError, messages } from '../http/error.ts';
import type { CardProvider } from './provider.ts';

const refuse = async (): Promise<never> => {
  throw new ApiError(409, messages.cardsClosed);
};

/** No provider is configured: nobody pays, and no order is placed unpaid. */
export const closedCards: CardProvider = { name: 'braintree', open: false, clientToken: refuse, take: refuse };
