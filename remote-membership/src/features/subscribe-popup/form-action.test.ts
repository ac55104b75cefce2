import { actionCall } from '@shop/testing';
import { action } from './form-action.ts';

/** Sends the form with an address: where it leads, and what the API was asked. */
const send = async (email: string, { code = 200, from = null as string | null } = {}) => {
  const { call, asked } = actionCall({}, code);
  const answer = await action({
    url: new URL('https://shop.example/newsletter/subscribe'),
    fields: new URLSearchParams({ email, consent_text: 'Offers by email' }),
    language: 'en',
    from,
    call,
  });
  return { answer, asked: asked.map(({ as, name, input: { body } }) => [as, name, body]) };
};

test('a form without scripts subscribes with the words that were read and comes back to the page that it was on', async () => {
  const { answer, asked } = await send(' ana@example.ca ', { from: '/furniture.html?page=2' });
  expect(answer).toEqual({ redirect: '/furniture.html?page=2&newsletter=done#newsletter' });
  expect(asked).toEqual([
    ['visitor', 'newsletterVisitor', { email: 'ana@example.ca', consent_text: 'Offers by email' }],
  ]);
});

test.each([
  [400, 'refused'],
  [429, 'refused'],
  [500, 'unavailable'],
])('code %i is told as %s', async (code, notice) => {
  expect((await send('ana@example.ca', { code })).answer).toEqual({ redirect: `/?newsletter=${notice}#newsletter` });
});

test.each(['', 'ana', 'a b@example.ca'])('what is no address goes nowhere: %j', async (email) => {
  const { answer, asked } = await send(email);
  expect(answer).toEqual({ redirect: '/?newsletter=invalid#newsletter' });
  expect(asked).toEqual([]);
});
