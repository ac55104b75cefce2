import { actionCall } from '@shop/testing';
import { takeAdded } from './form-action.ts';

/** Sends the product page's form (of the cart that answers, the action reads its count alone) and answers where it leads and what the API was asked. */
const send = async (fields: Record<string, string>, code = 200) => {
  const { call, asked } = actionCall(code === 200 ? { addCartItem: { result: { items_qty: 2 } as never } } : {}, code);
  const url = new URL('http://shop.test/cart/add');
  const answer = await takeAdded({
    url,
    language: 'en',
    fields: new URLSearchParams(fields),
    from: null,
    call,
  });
  return { answer, asked: asked.map(({ as, name, input: { body } }) => [as, name, body]) };
};

test('SESS-001 a form adds a variant as a shopper and shows the cart', async () => {
  const { answer, asked } = await send({ product_id: '12', child_id: '34', qty: '2' });
  expect(answer).toEqual({
    redirect: '/checkout/cart?notice=added',
    inPlace: {
      text: 'Added to your cart.',
      link: { label: 'View cart', href: '/checkout/cart' },
      count: { href: '/checkout/cart', number: 2 },
      actions: [expect.objectContaining({ payload: { event: 'cartAdd', product_id: 12, child_id: 34, qty: 2 } })],
    },
  });
  expect(asked).toEqual([['shopper', 'addCartItem', { product_id: 12, child_id: 34, qty: 2 }]]);
});

test('quantity is 1 and there is no variant unless the form says so', async () => {
  const { asked } = await send({ product_id: '12', child_id: '' });
  expect(asked).toEqual([['shopper', 'addCartItem', { product_id: 12, qty: 1 }]]);
});

test.each([
  {},
  { product_id: '0' },
  { product_id: '12', qty: '0' },
  { product_id: '12', qty: '-1' },
  { product_id: '12', qty: '1.5' },
  { product_id: '12', child_id: 'x' },
  { product_id: '12; drop table' },
  { product_id: '9999999999999' },
])('a form that makes no sense goes to the cart with a notice and calls nobody: %j', async (fields) => {
  const { answer, asked } = await send(fields as Record<string, string>);
  expect(answer).toEqual({ redirect: '/checkout/cart?notice=invalid' });
  expect(asked).toEqual([]);
});

test.each([
  [422, 'refused'],
  [500, 'unavailable'],
  [0, 'unavailable'],
])('code %i comes back as the notice %s', async (code, notice) => {
  const { answer } = await send({ product_id: '12', qty: '10000' }, code);
  expect(answer).toEqual({ redirect: `/checkout/cart?notice=${notice}` });
});
