import { actionCall, type ActionAnswers } from '@shop/testing';
import { cart } from '../../testing/fixtures.ts';
import { takeServices } from './form-action.ts';

const send = async (fields: Record<string, string>, chooseDeliveryServices: object = { result: cart() }) => {
  const { call, asked } = actionCall({ chooseDeliveryServices } as ActionAnswers); // only what the action reads
  const url = new URL('http://shop.test/checkout/payment');
  const sent = new URLSearchParams({ services: '1', ...fields });
  const answer = await takeServices({ url, language: 'en', fields: sent, from: null, call });
  return { answer, asked: asked.map(({ input }) => input.body) };
};

test.each([
  [{}, []],
  [{ service_room: '4900' }, [{ kind: 'room', price: 4_900 }]],
  [
    { service_takeaway: '5900', service_assembly: '3900' },
    [
      { kind: 'assembly', price: 3_900 },
      { kind: 'takeaway', price: 5_900 },
    ],
  ],
  // What no box has is none.
  [{ service_room: '-4900', service_assembly: 'free', service_attic: '1' }, []],
])('of a form with %j the cart has %j', async (fields, services) => {
  expect(await send(fields)).toEqual({ answer: { redirect: '/checkout/payment' }, asked: [{ services }] });
});

test('a refusal comes back at the boxes, which stay as they were ticked; who is nobody goes to the cart', async () => {
  const fields = { service_room: '4900' };
  const refused = { code: 409, message: 'It costs C$59.00 by now.', result: { field: 'services' } };
  expect((await send(fields, refused)).answer).toMatchObject({
    again: { values: { services: '1', ...fields }, errors: { services: 'It costs C$59.00 by now.' } },
  });
  expect((await send(fields, { code: 401, message: 'No.' })).answer).toEqual({ redirect: '/checkout/cart' });
});
