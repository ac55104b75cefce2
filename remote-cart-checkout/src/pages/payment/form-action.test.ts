import type { ActionContext } from '@shop/contract';
import { actionCall, type ActionAnswers } from '@shop/testing';
import { address, cart as cartOf, regions } from '../../testing/fixtures.ts';
import { action } from './form-action.ts';

const cart = cartOf();
const none = { code: 404, message: 'Not found.' };
const waiting = { order_id: 'CA1', status: 'pending_payment' };
const risk = { result: { status: 'approved' } };
const form = { indent: 'm-1', grand_total: String(cart.grand_total) };

/** A shop where nothing is wrong, but for what is given. */
const send = async (
  fields: Record<string, string>,
  changes: object = {},
  wrapped: (call: ActionContext['call']) => ActionContext['call'] = (call) => call,
) => {
  const answers = {
    orderByKey: none,
    prePayRisk: risk,
    cartPayment: { result: { ...cart, indent: 'm-1' } },
    walletToken: { result: { token: 'w-1', redirect_url: '/dev/wallet?token=w-1', expires_at: '' } },
    alipayUnderRiskified: risk,
    orderToken: { result: { order_token: 't-1', expires_at: '' } },
    createOrder: { result: waiting },
    pollingData: { result: { ...waiting, payment: 'pending', pay_url: '/dev/wallet?token=w-1' } },
    ...changes,
  } as ActionAnswers; // only what the action reads
  const { call, asked } = actionCall(answers);
  const url = new URL('http://shop.test/checkout/payment');
  const answer = await action({
    url,
    language: 'en',
    fields: new URLSearchParams(fields),
    from: null,
    call: wrapped(call),
  });
  return { answer, names: asked.map(({ name }) => name), asked };
};

test('the cart that was shown is ordered under its marker, and its person led to the wallet', async () => {
  const { answer, asked } = await send(form);
  expect(answer).toEqual({ redirect: '/dev/wallet?token=w-1' });
  expect(asked.find(({ name }) => name === 'createOrder')?.input).toEqual({
    body: {
      idempotency_key: 'form-m-1',
      payment_method: 'alipay',
      payment_nonce: 'w-1',
      order_token: 't-1',
      grand_total: cart.grand_total,
    },
  });
  expect(asked.find(({ name }) => name === 'walletToken')?.input).toEqual({
    query: { grand_total: cart.grand_total },
  });
});

test('the note that stood beside the form goes with its order, and stays when that is refused', async () => {
  const noted = { ...form, note: ' For Zoé:\r\nhappy birthday! ' };
  const { asked } = await send(noted);
  const note = 'For Zoé:\nhappy birthday!';
  expect(asked.find(({ name }) => name === 'createOrder')?.input).toMatchObject({ body: { note } });
  const { answer } = await send(noted, { createOrder: { code: 409, message: 'No.' } });
  expect(answer).toMatchObject({ again: { values: { note } } });
});

test('what costs nothing is ordered under the marker of the cart that was shown, and no payment is begun', async () => {
  const nothing = {
    carts: { result: { ...cart, grand_total: 0, indent: 'm-1' } },
    createOrder: { result: { order_id: 'CA1', status: 'paid' } },
  };
  const { answer, asked, names } = await send({ ...form, grand_total: '0' }, nothing);
  expect(answer).toEqual({ redirect: '/checkout/order?order_id=CA1' });
  expect(names).toEqual(['orderByKey', 'carts', 'orderToken', 'createOrder']);
  expect(asked.at(-1)?.input).toEqual({
    body: { idempotency_key: 'form-m-1', payment_method: 'none', order_token: 't-1', grand_total: 0 },
  });
  const changed = await send({ ...form, grand_total: '0', indent: 'm-2' }, nothing);
  expect(changed.answer).toEqual({ redirect: '/checkout/payment?notice=changed' });
  expect(changed.names).not.toContain('createOrder');
});

test('a wallet of another site is left for', async () => {
  const pay_url = 'https://wallet.example/pay';
  const { answer } = await send(form, { pollingData: { result: { ...waiting, payment: 'pending', pay_url } } });
  expect(answer).toEqual({ leaveFor: pay_url });
});

test.each([
  ['pending_payment', '/dev/wallet?token=w-1'],
  ['paid', '/checkout/order?order_id=CA1'],
  ['cancelled', '/checkout/payment?notice=unpaid'],
])('the same form once more orders nothing: its order is %s', async (status, redirect) => {
  const { answer, names } = await send(form, { orderByKey: { result: { order_id: 'CA1', status } } });
  expect(answer).toEqual({ redirect });
  expect(names).not.toContain('createOrder');
  expect(names).not.toContain('walletToken');
});

test('another cart than was shown is not ordered', async () => {
  const { answer, names } = await send({ ...form, indent: 'm-2' });
  expect(answer).toEqual({ redirect: '/checkout/payment?notice=changed' });
  expect(names).not.toContain('walletToken');
});

test.each(['walletToken', 'createOrder'])(
  'CHK-010 another total than its button said is refused by %s, and the page says the new one',
  async (name) => {
    const message = 'Your total has changed: it is now C$362.11.';
    const result = { field: 'grand_total', grand_total: 36_211 };
    const { answer } = await send(form, { [name]: { code: 409, message, result } });
    expect(answer).toEqual({ again: { values: { payment_method: 'alipay' }, errors: {}, message } });
  },
);

test('a cart that is empty by now leads to it', async () => {
  const { answer } = await send(form, { cartPayment: { result: { ...cart, list: [], indent: 'm-1' } } });
  expect(answer).toEqual({ redirect: '/checkout/cart' });
});

test.each(['prePayRisk', 'alipayUnderRiskified'])('an order that is too large is not placed: %s', async (name) => {
  const { answer, names } = await send(form, { [name]: { result: { status: 'declined' } } });
  expect(answer).toEqual({ redirect: '/checkout/payment?notice=tooLarge' });
  expect(names).not.toContain('createOrder');
});

test('a form whose cart was ordered by a press at the same time leads to that order', async () => {
  const emptied = { orderByKey: { result: waiting }, cartPayment: { result: { ...cart, list: [], indent: 'm-2' } } };
  let isFirst = true;
  const { answer, names } = await send(form, emptied, (call) => async (as, name, input) => {
    if (name !== 'orderByKey' || !isFirst) return call(as, name, input);
    isFirst = false;
    return { ok: false, ...none };
  });
  expect(answer).toEqual({ redirect: '/dev/wallet?token=w-1' });
  expect(names).not.toContain('createOrder');
});

test('what the API has against the order is said on the page', async () => {
  const { answer } = await send(form, { createOrder: { code: 409, message: 'Sold out.' } });
  expect(answer).toEqual({ again: { values: { payment_method: 'alipay' }, errors: {}, message: 'Sold out.' } });
});

test('an order without an answer is not said to have failed', async () => {
  expect((await send(form, { createOrder: { code: 500, message: '' } })).answer).toEqual({
    redirect: '/checkout/payment?notice=unavailable',
  });
  expect((await send(form, { orderByKey: { code: 0, message: '' } })).answer).toEqual({
    redirect: '/checkout/payment?notice=unavailable',
  });
});

test('a way to pay is chosen; one that is closed is said to be', async () => {
  const { answer, asked } = await send({ payment_method: 'alipay' });
  expect(answer).toEqual({ redirect: '/checkout/payment' });
  expect(asked).toEqual([{ as: 'visitor', name: 'cartPayment', input: { body: { payment_method: 'alipay' } } }]);
  expect((await send({ payment_method: 'cheque' })).names).toEqual([]);
  const closed = await send({ payment_method: 'klarna' }, { cartPayment: { code: 409, message: 'Closed.' } });
  expect(closed.answer).toMatchObject({ again: { message: 'Closed.' } });
});

describe('the bill', () => {
  const delivered = { ...address, address_entity_id: 7 };
  const shipped = {
    carts: { result: { ...cart, shipping_address: delivered } },
    countryRegions: { result: { region_list: regions } },
  };
  const bill = {
    bill: 'other',
    firstname: 'Cy',
    lastname: 'Roy',
    street: '5 Bank Street',
    apartment_unit_suite: '',
    city: 'Ottawa',
    region_id: String(regions.find(({ code }) => code === 'ON')?.region_id),
    postcode: 'K1P 5N4',
    telephone: '(613) 555-0188',
  };
  const bodyOf = (asked: Awaited<ReturnType<typeof send>>['asked']) =>
    asked.find(({ name }) => name === 'cartAddress')?.input;

  test('goes elsewhere beside the delivery as it is, and back', async () => {
    const other = await send(bill, shipped);
    expect(other.answer).toEqual({ redirect: '/checkout/payment' });
    const delivery = { address_entity_id: 7, street: address.street };
    expect(bodyOf(other.asked)).toMatchObject({ body: { ...delivery, billing_address: { street: bill.street } } });
    const back = await send({ bill: 'delivery' }, shipped);
    expect(bodyOf(back.asked)).toMatchObject({ body: { ...delivery, billing_address: null } });
  });

  test('comes back with what is wrong at its fields, by the shop’s rules and by the API’s', async () => {
    const wrong = { ...bill, postcode: 'X1X', city: '' };
    const { answer, names } = await send(wrong, shipped);
    expect(answer).toMatchObject({
      again: { values: wrong, errors: { postcode: expect.any(String), city: expect.any(String) } },
    });
    expect(names).not.toContain('cartAddress');
    const cartAddress = { code: 400, message: 'Not in Ontario.', result: { field: 'billing_postcode' } };
    const refused = await send(bill, { ...shipped, cartAddress });
    expect(refused.answer).toMatchObject({ again: { values: bill, errors: { postcode: 'Not in Ontario.' } } });
  });
});

test.each([
  [{ tip_id: null, tip_amount: 0 }, '500', ['createTipDonation', { amount: 500 }]],
  [{ tip_id: 7, tip_amount: 500 }, '0', ['updateTipDonation', { tip_id: 7, amount: 0 }]],
  [{ tip_id: null, tip_amount: 0 }, '0', undefined],
  [{ tip_id: 7, tip_amount: 500 }, '500', undefined],
] as const)('CHK-011 of the tip %j %s makes %j', async (draft, tip, asks) => {
  const { answer, asked } = await send({ tip }, { carts: { result: { ...cart, ...draft } } });
  expect(answer).toEqual({ redirect: '/checkout/payment' });
  const [, change] = asked;
  expect(change && [change.name, change.input.body]).toEqual(asks);
});

test('a tip that is not offered, or is refused, comes back at its field', async () => {
  for (const tip of ['1', '1.5', '500.5', '-200', '']) {
    const { answer, names } = await send({ tip });
    expect(answer).toEqual({ again: { values: { tip }, errors: { tip: expect.any(String) } } });
    expect(names).toEqual([]);
  }
  const refused = { carts: { result: cart }, createTipDonation: { code: 409, message: 'Too late.' } };
  expect((await send({ tip: '500' }, refused)).answer).toMatchObject({ again: { errors: { tip: 'Too late.' } } });
});
