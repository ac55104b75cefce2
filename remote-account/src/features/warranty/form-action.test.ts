import { actionCall, type ActionAnswers } from '@shop/testing';
import { action } from './form-action.ts';

const line = { order_id: 'CA1', item_id: '4' };

const send = async (answers: object, fields: Record<string, string> = line) => {
  const { call, asked } = actionCall(answers as ActionAnswers); // only what the action reads
  const url = new URL('http://shop.test/customer/account/products-waranty?page=2');
  const answer = await action({ url, language: 'fr', fields: new URLSearchParams(fields), from: null, call });
  return { answer, asked };
};

test('a form registers the warranty of its line as its customer, and comes back to the page of the list', async () => {
  const { answer, asked } = await send({ warrantySuccess: { result: { warranty_until: '2027-01-01T00:00:00Z' } } });
  expect(answer).toEqual({ redirect: '/customer/account/products-waranty?page=2' });
  expect(asked).toEqual([{ as: 'visitor', name: 'warrantySuccess', input: { body: { order_id: 'CA1', item_id: 4 } } }]);
});

test.each([
  [{ code: 409, message: 'Le délai est passé.' }, 'Le délai est passé.'],
  [{ code: 0, message: '' }, 'La boutique n’a pas répondu. Veuillez réessayer.'],
])('a refusal %j comes back with its line', async (refused, message) => {
  expect((await send({ warrantySuccess: refused })).answer).toEqual({ again: { values: line, errors: {}, message } });
});

test('whose session is over is led on by the page, which asks for a sign-in', async () => {
  const { answer } = await send({ warrantySuccess: { code: 401, message: 'No.' } });
  expect(answer).toEqual({ redirect: '/customer/account/products-waranty?page=2' });
});

test.each([{}, { order_id: 'CA1' }, { order_id: 'CA1', item_id: '1.5' }, { item_id: '4' }])(
  'a form with %j asks nothing',
  async (fields) => {
    expect((await send({}, fields as Record<string, string>)).asked).toEqual([]);
  },
);
