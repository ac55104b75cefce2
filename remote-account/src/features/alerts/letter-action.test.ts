import { actionCall } from '@shop/testing';
import { action } from './letter-action.ts';

/** Sends fields to the letter's address: how it is answered, and what the API was asked. */
const send = async (fields: string, { code = 200, query = 'token=t-1' } = {}) => {
  const { call, asked } = actionCall({}, code);
  const answer = await action({
    url: new URL(`http://shop.test/customer/product-alert?${query}`),
    fields: new URLSearchParams(fields),
    language: 'en',
    from: null,
    call,
  });
  return { answer, asked: asked.map(({ as, name, input: { body } }) => [as, name, body]) };
};

test('the page’s form confirms or stops, and returns to its page in its language', async () => {
  const confirmed = await send('wants=confirm', { query: 'token=t-1&setLang=fr' });
  expect(confirmed.answer).toEqual({ redirect: '/customer/product-alert?token=t-1&setLang=fr' });
  expect(confirmed.asked).toEqual([['nobody', 'confirmAlert', { token: 't-1' }]]);
  const stopped = await send('wants=stop', { query: 'token=t-1&stop=1' });
  expect(stopped.answer).toEqual({ redirect: '/customer/product-alert?token=t-1' });
  expect(stopped.asked).toEqual([['nobody', 'stopAlerts', { token: 't-1' }]]);
});

test.each([
  [404, ''],
  [409, ''],
  [500, '&failed=1'],
  [429, '&failed=1'],
])('code %i leads back to the page%s', async (code, more) => {
  expect((await send('wants=confirm', { code })).answer).toEqual({
    redirect: `/customer/product-alert?token=t-1${more}`,
  });
});

test.each([
  [200, 200],
  [404, 404],
  [500, 503],
])('a mail program’s one press is answered %i with %i', async (code, status) => {
  const { answer, asked } = await send('List-Unsubscribe=One-Click', { code });
  expect(answer).toMatchObject({ status });
  expect(asked).toEqual([['nobody', 'stopAlerts', { token: 't-1' }]]);
});

test('any other form is refused, and asks nothing', async () => {
  const { answer, asked } = await send('wants=everything');
  expect(answer).toMatchObject({ status: 400 });
  expect(asked).toEqual([]);
});
