import type { CallInput } from '@shop/contract';
import { cartApi } from '@shop/platform';
import { answer, breakConnection, useServer } from '@shop/testing';
import { waitFor } from '@testing-library/react';
import { cart, orderToken, placed } from '../../testing/fixtures.ts';
import { cardDetails as details, paymentOf as payment, paymentStore } from '../../testing/payment-store.ts';
import { paymentApi } from './endpoints.ts';
import { keepIntention, readIntention } from './intention.ts';
import { paymentEvents } from './slice.ts';

const server = useServer();
beforeEach(() => keepIntention(null));

type Body = NonNullable<CallInput<'createOrder'>['body']>;

/** Answers createOrder and keeps what it was asked with. */
const orders = (given: Parameters<typeof answer<'createOrder'>>[1]) => {
  const sent: Body[] = [];
  server.use(
    answer('createOrder', (asked) => {
      if (asked.body) sent.push(asked.body);
      return typeof given === 'function' ? given(asked) : given;
    }),
  );
  return sent;
};

test('CHK-010 placing an order calls create order with the nonce and one key', async () => {
  const store = paymentStore();
  const sent = orders(placed);
  store.dispatch(paymentEvents.paymentAccepted(details));
  store.dispatch(paymentEvents.paymentAccepted(details)); // a double click
  await waitFor(() => expect(payment(store).orderId).toBe(placed.order_id));
  expect(sent).toEqual([
    {
      idempotency_key: expect.stringMatching(/^[\da-f]{32}$/),
      payment_method: 'card',
      payment_nonce: 'n-1',
      grand_total: '122233',
      email: 'ana@example.ca',
      order_token: 'token-1',
    },
  ]);
  expect(readIntention()).toBeNull();
});

/** The API's answer to a token that is used, expired or somebody else's. */
const spent = { code: 409, message: 'Please pay again.', result: { field: 'order_token' } as never };
/** Each token that is asked for is another one. */
const tokens = () => {
  let asked = 0;
  server.use(answer('orderToken', () => ({ ...orderToken, order_token: `token-${(asked += 1)}` })));
};

test('API-120 an order whose token is refused is sent again with a new one, and the same key and payment', async () => {
  const store = paymentStore();
  tokens();
  const sent = orders(({ body }) => (body?.order_token === 'token-1' ? spent : placed));
  store.dispatch(paymentEvents.paymentAccepted(details));
  await waitFor(() => expect(payment(store).orderId).toBe(placed.order_id));
  expect(sent.map(({ order_token }) => order_token)).toEqual(['token-1', 'token-2']);
  expect(new Set(sent.map(({ idempotency_key, payment_nonce }) => `${idempotency_key} ${payment_nonce}`)).size).toBe(1);
});

test('API-120 a new token is asked for once: refused again, the order is, with the shop’s words', async () => {
  const store = paymentStore();
  tokens();
  server.use(answer('orderByKey', { code: 404, message: '' }));
  const sent = orders(spent);
  store.dispatch(paymentEvents.paymentAccepted(details));
  await waitFor(() => expect(payment(store).status).toBe('refused'));
  expect(sent.map(({ order_token }) => order_token)).toEqual(['token-1', 'token-2']);
  expect(payment(store).problem?.message).toBe('Please pay again.');
});

test('CHK-005 choosing a payment method sends it, and paying sends one that the cart lacks', async () => {
  const store = paymentStore();
  const sent: unknown[] = [];
  server.use(answer('cartPayment', ({ body }) => (sent.push(body), cart())));
  store.dispatch(paymentEvents.methodChosen('klarna'));
  await waitFor(() => expect(sent).toEqual([{ payment_method: 'klarna' }]));
  orders(placed);
  store.dispatch(paymentEvents.paymentAccepted({ ...details, cartMethod: null }));
  await waitFor(() => expect(payment(store).status).toBe('placed'));
  expect(sent.at(-1)).toEqual({ payment_method: 'card' });
});

test('a card that the risk check declines places no order', async () => {
  const store = paymentStore();
  server.use(answer('braintreeUnderRiskified', { status: 'declined' }));
  store.dispatch(paymentEvents.paymentAccepted(details));
  await waitFor(() => expect(payment(store).status).toBe('refused'));
});

test('a refused order says why, and the next try is a new intention', async () => {
  const store = paymentStore();
  const sent = orders({ code: 402, message: 'Your card was declined.' });
  store.dispatch(paymentEvents.paymentAccepted(details));
  await waitFor(() => expect(payment(store).problem?.message).toBe('Your card was declined.'));
  orders((asked) => (asked.body && sent.push(asked.body), placed));
  store.dispatch(paymentEvents.paymentAccepted({ ...details, nonce: 'n-2' }));
  await waitFor(() => expect(payment(store).status).toBe('placed'));
  expect(sent).toHaveLength(2);
  expect(sent[1]?.idempotency_key).not.toBe(sent[0]?.idempotency_key);
});

test('what was said of one way to pay goes when another is chosen', async () => {
  const store = paymentStore();
  orders({ code: 402, message: 'Your card was declined.' });
  store.dispatch(paymentEvents.paymentAccepted(details));
  await waitFor(() => expect(payment(store).status).toBe('refused'));
  const dispatched: unknown[] = [];
  server.use(answer('cartPayment', () => (dispatched.push('method'), cart())));
  store.dispatch(paymentEvents.methodChosen('klarna'));
  expect(payment(store)).toMatchObject({ status: 'idle', problem: null });
  await waitFor(() => expect(dispatched).toHaveLength(1));
});

test('CHK-005 a method that is refused late does not undo the order that is on its way', async () => {
  const store = paymentStore();
  let refuse: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (refuse = resolve));
  const dispatched: unknown[] = [];
  server.use(
    answer('cartPayment', async ({ body }) => {
      await gate;
      dispatched.push(body);
      return { code: 409, message: 'Closed.' };
    }),
    answer('createOrder', () => new Promise<never>(() => undefined)),
  );
  store.dispatch(paymentEvents.methodChosen('card'));
  store.dispatch(paymentEvents.paymentAccepted(details));
  await waitFor(() => expect(payment(store).key).not.toBeNull());
  refuse();
  await waitFor(() => expect(dispatched).toHaveLength(1));
  server.use(answer('orderByKey', { code: 404, message: '' }));
  await store.dispatch(paymentApi.endpoints.orderByKey.initiate({ idempotency_key: 'any' }));
  expect(payment(store)).toMatchObject({ status: 'ordering', problem: null });
});

test('a lost answer is looked up by its key: the order is there', async () => {
  const store = paymentStore();
  const asked: (string | null)[] = [];
  server.use(
    breakConnection('createOrder'),
    answer('orderByKey', ({ query }) => (asked.push(query.get('idempotency_key')), placed)),
  );
  store.dispatch(paymentEvents.paymentAccepted(details));
  await waitFor(() => expect(payment(store).orderId).toBe(placed.order_id));
  expect(asked).toHaveLength(1);
});

test('CHK-009 a lost answer whose order was undone, because its money could not be had, is a refusal', async () => {
  const store = paymentStore();
  server.use(breakConnection('createOrder'), answer('orderByKey', { ...placed, status: 'cancelled' }));
  store.dispatch(paymentEvents.paymentAccepted(details));
  await waitFor(() => expect(payment(store).status).toBe('refused'));
  expect(payment(store)).toMatchObject({ orderId: null, key: null, problem: { code: 402 } });
  expect(readIntention()).toBeNull();
});

test('an order that never arrived is sent again with the same key', async () => {
  const store = paymentStore();
  server.use(breakConnection('createOrder'), answer('orderByKey', { code: 404, message: '' }));
  store.dispatch(paymentEvents.paymentAccepted(details));
  await waitFor(() => expect(payment(store).status).toBe('unconfirmed'));
  const key = readIntention();
  expect(payment(store).problem?.kind).toBe('network');
  const sent = orders(placed);
  store.dispatch(paymentEvents.retryRequested());
  await waitFor(() => expect(payment(store).status).toBe('placed'));
  expect(sent.map(({ idempotency_key }) => idempotency_key)).toEqual([key]);
});

test('after a reload the order of the kept key is asked for before anything else', async () => {
  keepIntention('key-of-before');
  server.use(answer('orderByKey', placed));
  const store = paymentStore();
  expect(payment(store).status).toBe('checking');
  await waitFor(() => expect(payment(store).orderId).toBe(placed.order_id));
  expect(readIntention()).toBeNull();
});

test('after a reload without an order the kept key is used again', async () => {
  keepIntention('key-of-before');
  server.use(answer('orderByKey', { code: 10404, message: '' }));
  const store = paymentStore();
  await waitFor(() => expect(payment(store).status).toBe('idle'));
  const sent = orders(placed);
  store.dispatch(paymentEvents.paymentAccepted(details));
  await waitFor(() => expect(payment(store).status).toBe('placed'));
  expect(sent[0]?.idempotency_key).toBe('key-of-before');
});

test('when nobody answers the order stays unconfirmed and its key is kept', async () => {
  const store = paymentStore();
  server.use(breakConnection('createOrder'), breakConnection('orderByKey'));
  store.dispatch(paymentEvents.paymentAccepted(details));
  await waitFor(() => expect(payment(store).status).toBe('unconfirmed'));
  expect(readIntention()).not.toBeNull();
});

test('the cart is asked for anew once an order is placed', async () => {
  const store = paymentStore();
  let cartCalls = 0;
  server.use(answer('carts', () => ((cartCalls += 1), cart([]))));
  await store.dispatch(cartApi.endpoints.cart.initiate());
  orders(placed);
  store.dispatch(paymentEvents.paymentAccepted(details));
  await waitFor(() => expect(cartCalls).toBe(2));
  expect(Object.values(store.getState()[paymentApi.reducerPath].mutations)).toEqual([]);
});

test('a conflict is looked up: without an order it is a refusal, with its words', async () => {
  const store = paymentStore();
  orders({ code: 409, message: 'This product is out of stock.' });
  server.use(answer('orderByKey', { code: 404, message: '' }));
  store.dispatch(paymentEvents.paymentAccepted(details));
  await waitFor(() => expect(payment(store).status).toBe('refused'));
  expect(payment(store).problem?.message).toBe('This product is out of stock.');
  expect(readIntention()).toBeNull();
});
