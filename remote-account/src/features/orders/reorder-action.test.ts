import { actionCall, type ActionAnswers } from '@shop/testing';
import { order } from '../../testing/fixtures.ts';
import { action } from './reorder-action.ts';
import { reorderedIn } from './reorder-form.ts';

const [sofa] = order().items;
if (!sofa) throw new Error('The order has no item');
const given = {
  ...order(),
  items: [
    { ...sofa, item_id: 1, name: 'Lund sofa, grey', qty: 3 },
    { ...sofa, item_id: 2, name: 'Alder chair', qty: 1 },
  ],
};

const send = async (answers: object, fields: Record<string, string> = { order_id: 'CA/1' }) => {
  const { call, asked } = actionCall(answers as ActionAnswers); // only what the action reads
  const url = new URL('http://shop.test/customer/account/order');
  const answer = await action({ url, language: 'en', fields: new URLSearchParams(fields), from: null, call });
  if (!('redirect' in answer)) throw new Error('The form leads nowhere');
  const [path, query] = answer.redirect.split('?');
  return { path, asked, said: reorderedIn(new URLSearchParams(query), given) };
};

test('a form orders once more as its customer, and leads to the order’s page, which says that all came', async () => {
  const { path, asked, said } = await send({ reorder: { result: { skipped: [], reduced: [] } } });
  expect([path, said]).toEqual(['/customer/account/order/CA%2F1', { skipped: [], reduced: [] }]);
  expect(asked).toEqual([{ as: 'visitor', name: 'reorder', input: { body: { order_id: 'CA/1' } } }]);
});

test('what did not come, and what came less, is named by the page’s address', async () => {
  const { said } = await send({
    reorder: { result: { skipped: ['Alder chair'], reduced: [{ name: 'Lund sofa, grey', qty: 2 }] } },
    orderDetail: { result: given },
  });
  expect(said).toEqual({ skipped: ['Alder chair'], reduced: [{ name: 'Lund sofa, grey', qty: 2 }] });
});

test.each([
  [409, 'gone'],
  [0, 'failed'],
  [404, 'failed'],
])('a refusal with %i is said on the order’s page: %s', async (code, said) => {
  expect((await send({ reorder: { code, message: 'No.' } })).said).toBe(said);
});

test('a form without an order asks nothing and leads to the orders', async () => {
  expect(await send({}, {})).toMatchObject({ path: '/customer/account/order', asked: [] });
});

test.each(['', 'reorder=other', 'skipped=2'])('the address “%s” says nothing', (query) => {
  expect(reorderedIn(new URLSearchParams(query), given)).toBeUndefined();
});

test('an address cannot say more than of the order’s own items, nor that more came than was ordered', () => {
  const query = new URLSearchParams('reorder=done&skipped=9,Evil&reduced=1:7,2:x,9:1');
  expect(reorderedIn(query, given)).toEqual({ skipped: [], reduced: [] });
});
