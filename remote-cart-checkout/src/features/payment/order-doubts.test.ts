import type { CallName } from '@shop/contract';
import { api, cartApi } from '@shop/platform';
import { answer, breakConnection, useServer } from '@shop/testing';
import { waitFor } from '@testing-library/react';
import { cart, placed } from '../../testing/fixtures.ts';
import { cardDetails as details, paymentOf, paymentStore } from '../../testing/payment-store.ts';
import { keepIntention, readIntention } from './intention.ts';
import { leaveFor } from './leave.ts';
import { paymentEvents } from './slice.ts';

jest.mock('./leave.ts', () => ({ leaveFor: jest.fn() }));

// Payments whose answers are late, lost, wrong or missing: no order is placed twice or needlessly.
type HttpHandler = ReturnType<typeof breakConnection>;
const server = useServer();
beforeEach(() => keepIntention(null));

const noOrder = () => answer('orderByKey', { code: 404, message: '' });
const statusOf = (store: ReturnType<typeof paymentStore>) => paymentOf(store).status;
const pay = (given: Partial<Parameters<typeof paymentEvents.paymentAccepted>[0]> = {}) => {
  const store = paymentStore();
  store.dispatch(paymentEvents.paymentAccepted({ ...details, ...given }));
  return store;
};

test.each<[string, CallName]>([
  ['whose risk nobody knows', 'braintreeUnderRiskified'],
  ['for which there is no token', 'orderToken'],
  ['whose method the cart does not take', 'cartPayment'],
])('a payment %s is refused with the reason, and nothing is ordered', async (_, call) => {
  const store = paymentStore();
  server.use(answer(call, { code: 400, message: 'Not today.' })); // an order would be a call that nobody answers
  store.dispatch(paymentEvents.paymentAccepted({ ...details, cartMethod: call === 'cartPayment' ? null : 'card' }));
  await waitFor(() => expect(statusOf(store)).toBe('refused'));
  expect(paymentOf(store).problem).toMatchObject({ message: 'Not today.', code: 400 });
  expect(readIntention()).toBeNull();
});

test('CHK-010 only a card’s risk is asked, a method that the cart has is not sent, and no e-mail is where none is', async () => {
  const sent: unknown[] = [];
  server.use(answer('createOrder', ({ body }) => (sent.push(body), placed)));
  const store = paymentStore();
  server.use(answer('braintreeUnderRiskified', { status: 'declined' }));
  store.dispatch(paymentEvents.paymentAccepted({ ...details, method: 'klarna', cartMethod: 'klarna', email: null }));
  await waitFor(() => expect(statusOf(store)).toBe('placed'));
  expect(sent).toHaveLength(1);
  expect(sent[0]).not.toHaveProperty('email');
});

test('CHK-015 a draft is placed as it is: without a token, and without telling the cart its method', async () => {
  const sent: unknown[] = [];
  server.use(answer('placeOrder', ({ body }) => (sent.push(body), placed)));
  const store = pay({ draftId: 'd-1', cartMethod: null });
  await waitFor(() => expect(statusOf(store)).toBe('placed'));
  expect(sent).toEqual([
    expect.objectContaining({ draft_id: 'd-1', payment_nonce: 'n-1', payment_method: 'card', grand_total: 122_233 }),
  ]);
});

/** Loses `count` orders and places the next; returns the keys of lookups and of the placed order. */
const losing = (count: number, lost: () => HttpHandler) => {
  const keys: (string | undefined)[] = [];
  let times = 0;
  const next = () => {
    times += 1;
    server.use(
      times <= count ? lost() : answer('createOrder', ({ body }) => (keys.push(body?.idempotency_key), placed)),
    );
  };
  next();
  server.use(
    answer(
      'orderByKey',
      ({ query }) => (keys.push(query.get('idempotency_key') ?? ''), next(), { code: 404, message: '' }),
    ),
  );
  return keys;
};
const unreachable = () => answer('createOrder', { code: 500, message: 'The shop cannot reach its server.' });

test.each([
  ['whose connection broke', () => breakConnection('createOrder')],
  ['whose web server could not reach the API', unreachable],
])('an order %s is looked up and sent once more by itself, with its key', async (_, lost) => {
  const keys = losing(1, lost);
  const store = pay();
  await waitFor(() => expect(statusOf(store)).toBe('placed'));
  expect(keys).toEqual([expect.stringMatching(/^[\da-f]{32}$/), keys[0]]);
});

test('one that gets lost twice is left to its person, and so is one that the shop is too busy for', async () => {
  const keys = losing(2, unreachable);
  const store = pay();
  await waitFor(() => expect(statusOf(store)).toBe('unconfirmed'));
  expect(keys).toHaveLength(2);
  store.dispatch(paymentEvents.retryRequested());
  await waitFor(() => expect(statusOf(store)).toBe('placed'));
  expect(new Set(keys).size).toBe(1);
  const busy = losing(1, () => answer('createOrder', { code: 503, message: 'Busy.' }));
  const other = pay();
  await waitFor(() => expect(statusOf(other)).toBe('unconfirmed'));
  expect(busy).toHaveLength(1);
});

test('an answer of the server’s that says nothing of the order is looked up: without one it stays unconfirmed', async () => {
  server.use(answer('createOrder', { code: 500, message: 'We are counting.' }), noOrder());
  const store = pay();
  await waitFor(() => expect(statusOf(store)).toBe('unconfirmed'));
  expect(paymentOf(store).problem).toMatchObject({ code: 500, message: 'We are counting.' });
  expect(readIntention()).toBe(paymentOf(store).key);
});

test('a conflict whose order is there after all is that order, which its key finds', async () => {
  const keys: unknown[] = [];
  server.use(
    answer('createOrder', ({ body }) => (keys.push(body?.idempotency_key), { code: 409, message: 'Already sent.' })),
    answer('orderByKey', ({ query }) => (keys.push(query.get('idempotency_key')), placed)),
  );
  const store = pay();
  await waitFor(() => expect(paymentOf(store).orderId).toBe(placed.order_id));
  expect(statusOf(store)).toBe('placed');
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test('an order that is found when it is asked for again is not sent again', async () => {
  let sent = 0;
  server.use(
    answer('createOrder', () => ((sent += 1), { code: 503, message: '' })),
    breakConnection('orderByKey'),
  );
  const store = pay();
  await waitFor(() => expect(statusOf(store)).toBe('unconfirmed'));
  server.use(answer('orderByKey', placed));
  store.dispatch(paymentEvents.retryRequested());
  await waitFor(() => expect(statusOf(store)).toBe('placed'));
  server.use(answer('carts', cart([])));
  await store.dispatch(cartApi.endpoints.cart.initiate()); // what would have been sent meanwhile has been
  expect(sent).toBe(1);
});

test('CHK-008 a wallet’s order that is paid already is not led to the wallet', async () => {
  server.use(answer('createOrder', placed));
  const store = pay({ method: 'alipay', cartMethod: 'alipay', redirectUrl: '/dev/wallet?token=w-1' });
  await waitFor(() => expect(statusOf(store)).toBe('placed'));
  expect(leaveFor).not.toHaveBeenCalled();
});

/** How often each kind of data is asked for while something shows it. */
const shownData = async (store: ReturnType<typeof paymentStore>) => {
  const asked = { cart: 0, order: 0, points: 0 };
  server.use(answer('carts', () => ((asked.cart += 1), cart([]))));
  const { orderShown, pointsShown } = api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      orderShown: build.query<null, void>({
        queryFn: () => ((asked.order += 1), { data: null }),
        providesTags: ['Order'],
      }),
      pointsShown: build.query<null, void>({
        queryFn: () => ((asked.points += 1), { data: null }),
        providesTags: ['Points'],
      }),
    }),
  }).endpoints;
  await store.dispatch(cartApi.endpoints.cart.initiate());
  await store.dispatch(orderShown.initiate());
  await store.dispatch(pointsShown.initiate());
  return asked;
};

test('an order that was found makes cart, orders and points be asked for anew', async () => {
  const store = paymentStore();
  const asked = await shownData(store);
  server.use(breakConnection('createOrder'), answer('orderByKey', placed));
  store.dispatch(paymentEvents.paymentAccepted(details));
  await waitFor(() => expect(asked).toEqual({ cart: 2, order: 2, points: 2 }));
});

test('after a refusal the cart is asked for anew: a price, a coupon or the stock may be the reason', async () => {
  const store = paymentStore();
  const asked = await shownData(store);
  server.use(answer('createOrder', { code: 402, message: 'Declined.' }));
  store.dispatch(paymentEvents.paymentAccepted(details));
  await waitFor(() => expect(asked).toEqual({ cart: 2, order: 1, points: 1 }));
});

test('an order that was undone for want of its money has no words of the server’s', async () => {
  server.use(breakConnection('createOrder'), answer('orderByKey', { ...placed, status: 'cancelled' }));
  const store = pay();
  await waitFor(() => expect(statusOf(store)).toBe('refused'));
  expect(paymentOf(store).problem).toEqual({ kind: 'refused', message: '', code: 402 });
});

test('after a reload nobody may know of the order; asked again, the payment is free when there is none', async () => {
  keepIntention('key-of-before');
  server.use(breakConnection('orderByKey'));
  const store = paymentStore();
  await waitFor(() => expect(statusOf(store)).toBe('unconfirmed'));
  server.use(noOrder());
  store.dispatch(paymentEvents.retryRequested());
  await waitFor(() => expect(statusOf(store)).toBe('idle'));
  expect(paymentOf(store).key).toBe('key-of-before');
});

test('a page that opens again while its order is on its way asks nothing', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  server.use(answer('createOrder', async () => (await arrived, placed)));
  const store = pay();
  await waitFor(() => expect(statusOf(store)).toBe('ordering'));
  await waitFor(() => expect(readIntention()).not.toBeNull());
  store.dispatch(paymentEvents.paymentLeft());
  store.dispatch(paymentEvents.paymentOpened());
  expect(statusOf(store)).toBe('ordering');
  arrive();
  await waitFor(() => expect(statusOf(store)).toBe('placed'));
});

test('CHK-005 a method that the cart refuses is said', async () => {
  const store = paymentStore();
  server.use(answer('cartPayment', { code: 409, message: 'Klarna is closed.' }));
  store.dispatch(paymentEvents.methodChosen('klarna'));
  await waitFor(() => expect(paymentOf(store)).toMatchObject({ status: 'refused' }));
  expect(paymentOf(store).problem?.message).toBe('Klarna is closed.');
});

test('nothing that a payment has asked stays behind: neither its nonce nor its key', async () => {
  server.use(breakConnection('createOrder'), answer('orderByKey', placed), answer('cartPayment', cart()));
  const store = pay({ cartMethod: null });
  await waitFor(() => expect(statusOf(store)).toBe('placed'));
  await waitFor(() => {
    const { queries, mutations } = store.getState()[api.reducerPath];
    expect([...Object.keys(queries), ...Object.keys(mutations)].filter((key) => !key.startsWith('cart('))).toEqual([]);
  });
});
