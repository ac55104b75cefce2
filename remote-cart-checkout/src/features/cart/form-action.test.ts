import { actionCall } from '@shop/testing';
import { action } from './form-action.ts';

/** Sends a form and answers where it leads and what the API was asked. */
const send = async (path: string, fields: Record<string, string>, code = 200) => {
  const { call, asked } = actionCall({}, code);
  const url = new URL(path, 'http://shop.test');
  const answer = await action({ url, language: 'en', fields: new URLSearchParams(fields), from: null, call });
  return { answer, asked: asked.map(({ as, name, input: { body } }) => [as, name, body]) };
};

test('SESS-001 a form adds a variant as a shopper and shows the cart', async () => {
  const { answer, asked } = await send('/cart/add', { product_id: '12', child_id: '34', qty: '2' });
  expect(answer).toEqual({ redirect: '/checkout/cart?notice=added' });
  expect(asked).toEqual([['shopper', 'addCartItem', { product_id: 12, child_id: 34, qty: 2 }]]);
});

test('quantity is 1 and there is no variant unless the form says so', async () => {
  const { asked } = await send('/cart/add', { product_id: '12', child_id: '' });
  expect(asked).toEqual([['shopper', 'addCartItem', { product_id: 12, qty: 1 }]]);
});

test('quantity and removal are changed by forms, too', async () => {
  const { asked: changed } = await send('/cart/update', { item_id: '5', qty: '3' });
  const { asked: removed } = await send('/cart/remove', { item_id: '5' });
  expect([...changed, ...removed]).toEqual([
    ['shopper', 'editCartItem', { item_id: 5, qty: 3 }],
    ['shopper', 'deleteCartItem', { item_id: 5 }],
  ]);
});

test.each([
  ['/cart/add', {}],
  ['/cart/add', { product_id: '0' }],
  ['/cart/add', { product_id: '12', qty: '0' }],
  ['/cart/add', { product_id: '12', qty: '-1' }],
  ['/cart/add', { product_id: '12', qty: '1.5' }],
  ['/cart/add', { product_id: '12', child_id: 'x' }],
  ['/cart/add', { product_id: '12; drop table' }],
  ['/cart/add', { product_id: '9999999999999' }],
  ['/cart/update', { item_id: '5' }],
  ['/cart/remove', {}],
])('a form that makes no sense goes to the cart with a notice and calls nobody: %s %j', async (path, fields) => {
  const { answer, asked } = await send(path, fields as Record<string, string>);
  expect(answer).toEqual({ redirect: '/checkout/cart?notice=invalid' });
  expect(asked).toEqual([]);
});

test.each([
  [422, 'refused'],
  [500, 'unavailable'],
  [0, 'unavailable'],
])('code %i comes back as the notice %s', async (code, notice) => {
  const { answer } = await send('/cart/add', { product_id: '12', qty: '10000' }, code);
  expect(answer).toEqual({ redirect: `/checkout/cart?notice=${notice}` });
});
