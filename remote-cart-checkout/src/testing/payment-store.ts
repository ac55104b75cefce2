import type { AppStore } from '@shop/platform';
import { answer, makeTestStore, server } from '@shop/testing';
import { paymentModels } from '../features/payment/models.ts';
import { paymentEvents, type PaymentState } from '../features/payment/slice.ts';
import { orderToken } from './fixtures.ts';

/** A customer’s card, whose method the cart has already. */
export const cardDetails = {
  nonce: 'n-1',
  method: 'card',
  grandTotal: 122_233,
  email: 'ana@example.ca',
  cartMethod: 'card',
} as const;

/** A payment without its page, which has just opened. The card is no risk, and an order gets its token. */
export const paymentStore = (): AppStore => {
  const store = makeTestStore({ models: paymentModels });
  server.use(answer('braintreeUnderRiskified', { status: 'approved' }), answer('orderToken', orderToken));
  store.dispatch(paymentEvents.paymentOpened());
  return store;
};

export const paymentOf = (store: AppStore): PaymentState['payment'] =>
  (store.getState() as unknown as PaymentState).payment;
