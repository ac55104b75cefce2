import { calls } from '@shop/contract';
import { closeApps, testApp } from '../testing.ts';
import { answeringApi, closeApis } from './answering-api.ts';

afterEach(closeApps);
afterEach(closeApis);

/** A shop whose API answers the newsletter with a code, and what it was asked. */
async function shopOf(code: number) {
  const { apiUrl, asked } = await answeringApi(calls.newsletterVisitor.path, code);
  const { app } = await testApp({ apiUrl, publicOrigin: 'https://shop.example' });
  const send = async (email: string, headers: Record<string, string> = {}) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/newsletter/subscribe',
      payload: new URLSearchParams({ email }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
    });
    return [answer.statusCode, answer.headers.location];
  };
  return { asked, send };
}

test('a form without scripts subscribes and comes back to the page that it was on', async () => {
  const { asked, send } = await shopOf(200);
  const referer = 'https://shop.example/furniture.html?page=2';
  expect(await send(' ana@example.ca ', { referer })).toEqual([
    303,
    '/furniture.html?page=2&newsletter=done#newsletter',
  ]);
  expect(asked).toEqual([{ email: 'ana@example.ca' }]);
});

test.each([
  [400, 'refused'],
  [429, 'refused'],
  [500, 'unavailable'],
])('code %i is told as %s', async (code, notice) => {
  const { send } = await shopOf(code);
  expect(await send('ana@example.ca')).toEqual([303, `/?newsletter=${notice}#newsletter`]);
});

test('what is no address goes nowhere', async () => {
  const { asked, send } = await shopOf(200);
  for (const email of ['', 'ana', 'a b@example.ca']) {
    expect(await send(email)).toEqual([303, '/?newsletter=invalid#newsletter']);
  }
  expect(asked).toEqual([]);
});

test.each(['https://evil.example/x', '//evil.example', 'https://shop.example//evil.example', 'javascript:alert(1)'])(
  'it never comes back to %s',
  async (referer) => {
    const { send } = await shopOf(200);
    expect(await send('ana@example.ca', { referer })).toEqual([303, '/?newsletter=done#newsletter']);
  },
);

test('a form of another site is refused', async () => {
  const { asked, send } = await shopOf(200);
  expect((await send('ana@example.ca', { 'sec-fetch-site': 'cross-site' }))[0]).toBe(403);
  expect(asked).toEqual([]);
});
