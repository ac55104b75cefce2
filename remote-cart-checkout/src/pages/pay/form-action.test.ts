import { actionCall, type ActionAnswers } from '@shop/testing';
import { address, cart as cartOf, item, regions } from '../../testing/fixtures.ts';
import { action } from './form-action.ts';

const line = { ...item(), inventory: { ...item().inventory, min_sale_qty: 1, usable_qty: 5 } };
const cart = cartOf([line], { shipping_address: address });
const draft = { result: { draft_id: 'd-2', cart } };

const send = async (fields: Record<string, string>, changes: object = {}) => {
  const answers = { orderGeneration: draft, countryRegions: { result: { region_list: regions } }, ...changes };
  const { call, asked } = actionCall(answers as ActionAnswers); // only what the action reads
  const url = new URL('http://shop.test/pay');
  const answer = await action({ url, language: 'en', fields: new URLSearchParams(fields), from: null, call });
  const inputOf = (name: string) => asked.find((each) => each.name === name)?.input;
  return { answer, names: asked.map(({ name }) => name), inputOf };
};

test('a quantity is changed by the page’s own call, by plus and minus too; a wrong one comes back at its field', async () => {
  const good = await send({ item_id: String(line.item_id), qty: '3' });
  expect(good.answer).toEqual({ redirect: '/pay' });
  expect(good.inputOf('cartsOperate')).toEqual({ body: { item_id: line.item_id, qty: 3 } });
  const more = await send({ item_id: String(line.item_id), qty: '2', step: '3' });
  expect(more.inputOf('cartsOperate')).toEqual({ body: { item_id: line.item_id, qty: 3 } });
  for (const qty of ['0', '-1', '1.5', '6', '1000000000', 'many', '']) {
    const fields = { item_id: String(line.item_id), qty };
    const { answer, names } = await send(fields);
    expect(answer).toEqual({ again: { values: fields, errors: { qty: expect.stringMatching(/./) } } });
    expect(names).not.toContain('cartsOperate');
  }
  const cartsOperate = { code: 409, message: 'Only 2 left.' };
  const { answer } = await send({ item_id: String(line.item_id), qty: '3' }, { cartsOperate });
  expect(answer).toMatchObject({ again: { errors: { qty: 'Only 2 left.' } } });
});

test('a coupon is tried, applied and removed by the page’s own calls; a wrong one comes back at its field', async () => {
  const worth = { coupon_code: 'TEN', discount_amount: 1_500 };
  const tried = await send({ coupon: 'try', coupon_code: ' ten ' }, { confirmCoupon: { result: worth } });
  expect(tried.answer).toEqual({
    again: { values: { coupon: 'apply', coupon_code: 'TEN', worth: '1500' }, errors: {} },
  });
  expect(tried.inputOf('confirmCoupon')).toEqual({ body: { draft_id: 'd-2', coupon_code: 'ten' } });
  const applied = await send({ coupon: 'apply', coupon_code: 'TEN' }, { applyDraftCoupon: draft });
  expect(applied.answer).toEqual({ redirect: '/pay' });
  expect(applied.inputOf('applyDraftCoupon')).toEqual({ body: { draft_id: 'd-2', coupon_code: 'TEN' } });
  const removed = await send({ coupon: 'remove' }, { applyDraftCoupon: draft });
  expect(removed.inputOf('applyDraftCoupon')).toEqual({ body: { draft_id: 'd-2', coupon_code: null } });
  const wrong = { coupon: 'try', coupon_code: 'NOPE' };
  const { answer } = await send(wrong, { confirmCoupon: { code: 400, message: 'Unknown.' } });
  expect(answer).toEqual({ again: { values: wrong, errors: { coupon_code: 'Unknown.' } } });
  expect((await send({ coupon: 'try', coupon_code: ' ' })).answer).toMatchObject({
    again: { errors: { coupon_code: expect.any(String) } },
  });
});

test('an address goes to the draft that is there now, a saved one is opened on the page', async () => {
  const saved = { ...address, address_entity_id: 7 };
  const book = { userAddresses: { result: { list: [saved] } }, orderAddress: draft };
  const chosen = await send({ saved_address: '7' }, book);
  expect(chosen.answer).toEqual({ redirect: '/pay' });
  expect(chosen.inputOf('orderAddress')).toMatchObject({ body: { draft_id: 'd-2', address_entity_id: 7 } });
  expect((await send({ saved_address: '7', change: '1' }, book)).answer).toEqual({ redirect: '/pay?edit=7' });
});

test('the draft that was shown is ordered; one that another tab has replaced is not', async () => {
  const none = { code: 404, message: '' };
  const risk = { result: { status: 'approved' } };
  const answers = {
    orderByKey: none,
    prePayRisk: risk,
    cartPayment: { result: { ...cart, indent: 'm-1' } },
    walletToken: { result: { token: 'w-1', redirect_url: '/dev/wallet', expires_at: '' } },
    alipayUnderRiskified: risk,
    placeOrder: { result: { order_id: 'CA1', status: 'pending_payment' } },
    pollingData: { result: { payment: 'pending', pay_url: '/dev/wallet?token=w-1' } },
  };
  const form = { indent: 'm-1', grand_total: String(cart.grand_total), draft_id: 'd-1' };
  const { answer, inputOf } = await send(form, answers);
  expect(answer).toEqual({ redirect: '/dev/wallet?token=w-1' });
  expect(inputOf('placeOrder')).toMatchObject({
    body: { draft_id: 'd-1', idempotency_key: 'form-m-1', grand_total: cart.grand_total },
  });
  expect((await send(form, { ...answers, placeOrder: none })).answer).toEqual({ redirect: '/pay?notice=changed' });
});

test.each([409, 401])('without a cart that can be ordered one is led to the cart: %s', async (code) => {
  const { answer } = await send({ coupon: 'try', coupon_code: 'TEN' }, { orderGeneration: { code, message: '' } });
  expect(answer).toEqual({ redirect: '/checkout/cart' });
});
