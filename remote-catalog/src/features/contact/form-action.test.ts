import { paths } from '@shop/contract';
import { actionCall } from '@shop/testing';
import { action } from './form-action.ts';

const filled = { topic: 'order', order_id: ' CA1 ', name: 'Zoé', email: 'zoe@example.ca', message: 'Where is it?' };

/** Sends the form to a shop that answers with this code; answers where the browser goes on and what was asked. */
const send = async (fields: Record<string, string>, code = 200, path = paths.contact()) => {
  const { call, asked } = actionCall({}, code);
  const url = new URL(path, 'http://shop.test');
  const answer = await action({ url, language: 'en', fields: new URLSearchParams(fields), from: null, call });
  return { answer, asked: asked.map(({ as, name, input }) => [as, name, input]) };
};

test('a form without scripts is sent as the visitor, and its page says so', async () => {
  const { answer, asked } = await send(filled);
  expect(answer).toEqual({ redirect: '/contact-us?notice=sent' });
  expect(asked).toEqual([['visitor', 'contactMessage', { body: { ...filled, order_id: 'CA1' } }]]);
  const { order_id: _, ...others } = filled;
  const feedback = await send({ ...others, order_id: ' ', topic: 'feedback' }, 200, paths.feedback());
  expect(feedback.answer).toEqual({ redirect: '/feedback?notice=sent' });
  expect(feedback.asked).toEqual([['visitor', 'contactMessage', { body: { ...others, topic: 'feedback' } }]]);
});

test.each(['topic', 'name', 'email', 'message'])('one without %s is not sent', async (field) => {
  const { answer, asked } = await send({ ...filled, [field]: ' ' });
  expect(answer).toEqual({ redirect: '/contact-us?notice=invalid' });
  expect(asked).toEqual([]);
});

test.each([
  [400, 'invalid'],
  [429, 'unavailable'],
  [500, 'unavailable'],
  [0, 'unavailable'],
])('code %i of the API is told as %s', async (code, notice) => {
  expect((await send(filled, code)).answer).toEqual({ redirect: `/contact-us?notice=${notice}` });
});
