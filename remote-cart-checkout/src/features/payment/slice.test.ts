import { paymentEvents, paymentSelectors, paymentSlice } from './slice.ts';

const { reducer, getInitialState } = paymentSlice;
type Event = Parameters<typeof reducer>[1];
const after = (...events: Event[]) => events.reduce(reducer, getInitialState());
const shown = (...events: Event[]) => ({ payment: after(...events) });

const details = { nonce: 'n-1', method: 'card', grandTotal: 1_999, email: null, cartMethod: 'card' } as const;
const problem = { kind: 'refused', message: 'Declined.', code: 402 } as const;
const wantsCaptcha = { ...problem, field: 'g_recaptcha_response' };
const { paymentOpened, paymentLeft, cardSubmitted, paymentAccepted, orderSent, paymentRefused } = paymentEvents;
const order = (status: 'paid' | 'pending_payment') =>
  paymentEvents.orderPlaced({ order_id: 'CA1', status } as Parameters<typeof paymentEvents.orderPlaced>[0]);

const refused = [paymentOpened(), cardSubmitted(), paymentAccepted(details), orderSent('k'), paymentRefused(problem)];

test('an order on its way goes on when its page goes out of view; all else starts afresh', () => {
  for (const busy of [[cardSubmitted()], [paymentAccepted(details)], [paymentEvents.intentionFound('k')]]) {
    expect(after(paymentOpened(), ...busy, paymentLeft())).toEqual(after(paymentOpened(), ...busy));
  }
  for (const rest of [[], refused.slice(1), [paymentEvents.orderUnconfirmed(problem)], [order('paid')]]) {
    expect(after(paymentOpened(), ...rest, paymentLeft())).toEqual(getInitialState());
  }
});

test('a page that opens leaves alone what is under way', () => {
  expect(after(paymentOpened()).status).toBe('idle');
  expect(after(paymentOpened(), cardSubmitted(), paymentOpened()).status).toBe('authorising');
});

test('a person is kept from pressing twice, and from changing what an order comes to while it may exist', () => {
  const states: Event[][] = [
    [],
    [paymentOpened()],
    [cardSubmitted()],
    [paymentAccepted(details)],
    [paymentEvents.answerLost()],
    refused,
    [paymentEvents.orderUnconfirmed(problem)],
    [order('paid')],
  ];
  expect(states.map((events) => paymentSelectors.selectIsBusy(shown(...events)))).toEqual([
    false,
    false,
    true,
    true,
    true,
    false,
    false,
    true,
  ]);
  expect(states.map((events) => paymentSelectors.selectIsLocked(shown(...events)))).toEqual([
    false,
    false,
    true,
    true,
    true,
    false,
    true,
    true,
  ]);
});

test('a refusal says why and forgets key and card; another method, what mends the cart, or another press takes its words away', () => {
  expect(after(...refused)).toEqual({ ...getInitialState(), status: 'refused', problem });
  for (const next of [
    paymentEvents.methodChosen('alipay'),
    paymentEvents.cartCorrected(),
    paymentEvents.payPressed(),
  ]) {
    expect(after(...refused, next)).toEqual({ ...getInitialState(), status: 'idle' });
    expect(after(paymentOpened(), orderSent('k'), next)).toMatchObject({ status: 'ordering', key: 'k' });
  }
  expect(after(...refused, cardSubmitted())).toMatchObject({ status: 'authorising', problem: null });
});

test('who leaves a bank’s question has done nothing wrong, and an order that was sent is not called back by it', () => {
  expect(after(paymentOpened(), cardSubmitted(), paymentEvents.authorisingLeft())).toMatchObject({
    status: 'idle',
    problem: null,
  });
  expect(after(paymentOpened(), orderSent('k'), paymentEvents.authorisingLeft()).status).toBe('ordering');
});

test('a captcha is asked for once the server wants one, anew for each try, and stays for another method', () => {
  const captcha = (...events: Event[]) => paymentSelectors.selectCaptcha(shown(paymentOpened(), ...events));
  expect(captcha(paymentRefused(problem))).toBeNull();
  const asked = [paymentRefused(wantsCaptcha)];
  expect(captcha(...asked)).toBe('');
  const solved = [...asked, paymentEvents.captchaAnswered('token')];
  expect(captcha(...solved)).toBe('token');
  expect(captcha(...solved, paymentEvents.payPressed())).toBe('token');
  expect(captcha(...solved, paymentRefused(problem))).toBe('');
});

test('a key from before a reload is asked about; without an order it stays for the next try', () => {
  const found = after(paymentOpened(), paymentEvents.intentionFound('k'));
  expect(found).toMatchObject({ status: 'checking', key: 'k' });
  expect(reducer(found, paymentEvents.intentionUnused())).toMatchObject({ status: 'idle', key: 'k' });
});

test('an order of which nobody knows can be asked for again with the same details', () => {
  const lost = [paymentOpened(), paymentAccepted(details), orderSent('k'), paymentEvents.orderUnconfirmed(problem)];
  expect(after(...lost)).toMatchObject({ status: 'unconfirmed', key: 'k', details, problem });
  expect(after(...lost, paymentEvents.retryRequested())).toMatchObject({ status: 'checking', problem: null, details });
});

test('a placed order is told with whether it still has to be paid, and nothing else is kept', () => {
  expect(after(...refused, orderSent('k2'), order('paid'))).toEqual({
    ...getInitialState(),
    status: 'placed',
    orderId: 'CA1',
    outcome: 'paid',
  });
  const pending = shown(order('pending_payment'));
  expect([paymentSelectors.selectOutcome(pending), paymentSelectors.selectOrderId(pending)]).toEqual([
    'pending',
    'CA1',
  ]);
});

test('a way to pay that the cart does not take is refused with why, as a payment is', () => {
  expect(after(paymentOpened(), paymentEvents.methodRefused(problem))).toEqual(
    after(paymentOpened(), paymentRefused(problem)),
  );
});
