import { actionCall } from '@shop/testing';
import { action } from './leave-action.ts';

/** Sends fields to the letter's address: how it is answered, and what the API was asked. */
const send = async (fields: string, { code = 200, query = 'token=t-1' } = {}) => {
  const { call, asked } = actionCall({}, code);
  const answer = await action({
    url: new URL(`http://shop.test/newsletter/leave?${query}`),
    fields: new URLSearchParams(fields),
    language: 'en',
    from: null,
    call,
  });
  return { answer, asked: asked.map(({ as, input: { body } }) => [as, body]) };
};

test('the page’s form leaves, or comes back, and returns to its page in its language', async () => {
  const left = await send('wants=leave');
  expect(left.answer).toEqual({ redirect: '/newsletter/leave?token=t-1' });
  expect(left.asked).toEqual([['nobody', { token: 't-1', come_back: false }]]);
  expect((await send('wants=leave', { query: 'token=t-1&setLang=fr' })).answer).toEqual({
    redirect: '/newsletter/leave?token=t-1&setLang=fr',
  });
  const back = await send('wants=come_back&consent_text=Subscribe+again');
  expect(back.answer).toEqual({ redirect: '/newsletter/leave?token=t-1&notice=back' });
  expect(back.asked).toEqual([['nobody', { token: 't-1', come_back: true, consent_text: 'Subscribe again' }]]);
});

test.each([
  [404, '/newsletter/leave?token=t-1'],
  [500, '/newsletter/leave?token=t-1&notice=unavailable'],
  [429, '/newsletter/leave?token=t-1&notice=unavailable'],
])('code %i leads to %s', async (code, redirect) => {
  expect((await send('wants=leave', { code })).answer).toEqual({ redirect });
});

test.each([
  [200, 200],
  [404, 404],
  [500, 503],
])('code %i is told to a mail program’s own button as %i, and it is not led elsewhere', async (code, status) => {
  const { answer, asked } = await send('List-Unsubscribe=One-Click', { code, query: 'token=t-1&setLang=fr' });
  expect(answer).toMatchObject({ status });
  expect(asked).toEqual([['nobody', { token: 't-1', come_back: false }]]);
});

test.each(['', 'wants=everything', 'a=b'])('a form of %j changes nothing', async (fields) => {
  const { answer, asked } = await send(fields);
  expect(answer).toMatchObject({ status: 400 });
  expect(asked).toEqual([]);
});
