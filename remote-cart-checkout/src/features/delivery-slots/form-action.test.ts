import { actionCall, type ActionAnswers } from '@shop/testing';
import { cart } from '../../testing/fixtures.ts';
import { takeSlot } from './form-action.ts';

const send = async (fields: Record<string, string>, chooseDeliverySlot: object = { result: cart() }) => {
  const { call, asked } = actionCall({ chooseDeliverySlot } as ActionAnswers); // only what the action reads
  const url = new URL('http://shop.test/checkout/payment');
  const sent = new URLSearchParams({ delivery_slots: '1', ...fields });
  const answer = await takeSlot({ url, language: 'en', fields: sent, from: null, call });
  return { answer, asked: asked.map(({ input }) => input.body) };
};

test.each([
  ['any', null],
  ['2026-12-10 17-21 1900', { day: '2026-12-10', from: 17, to: 21, price: 1_900 }],
  ['2026-12-10 8-12 0', { day: '2026-12-10', from: 8, to: 12, price: 0 }],
])('of a form with %j the cart comes at %j', async (slot, asked) => {
  expect(await send({ slot })).toEqual({ answer: { redirect: '/checkout/payment' }, asked: [{ slot: asked }] });
});

test.each<Record<string, string>>([{}, { slot: '' }, { slot: 'soon' }, { slot: '2026-12-10 17-21 -5' }])(
  'a form with %j comes back at its field, and nothing is asked',
  async (fields) => {
    expect(await send(fields)).toEqual({
      answer: { again: { values: { delivery_slots: '1', ...fields }, errors: { slot: expect.any(String) } } },
      asked: [],
    });
  },
);

test('a refusal comes back at the choice; who is nobody goes to the cart', async () => {
  const fields = { slot: '2026-12-10 17-21 1900' };
  const refused = { code: 409, message: 'Full by now.', result: { field: 'slot' } };
  expect((await send(fields, refused)).answer).toMatchObject({
    again: { values: fields, errors: { slot: 'Full by now.' } },
  });
  expect((await send(fields, { code: 401, message: 'No.' })).answer).toEqual({ redirect: '/checkout/cart' });
});
