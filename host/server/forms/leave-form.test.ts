import { calls } from '@shop/contract';
import { closeApps, testApp } from '../testing.ts';
import { answeringApi, closeApis } from './answering-api.ts';

afterEach(closeApps);
afterEach(closeApis);

/** A shop whose API answers leaving with a code, and what it was asked. */
async function shopOf(code: number) {
  const { apiUrl, asked } = await answeringApi(calls.newsletterLeave.path, code);
  const { app } = await testApp({ apiUrl });
  const send = async (payload: string, query = 'token=t-1', type = 'application/x-www-form-urlencoded') => {
    const headers = { 'content-type': type };
    const answer = await app.inject({ method: 'POST', url: `/newsletter/leave?${query}`, payload, headers });
    return [answer.statusCode, answer.headers.location];
  };
  return { asked, send };
}

test('the page’s form leaves, or comes back, and returns to its page in its language', async () => {
  const { asked, send } = await shopOf(200);
  expect(await send('wants=leave')).toEqual([303, '/newsletter/leave?token=t-1']);
  expect(await send('wants=leave', 'token=t-1&setLang=fr')).toEqual([303, '/newsletter/leave?token=t-1&setLang=fr']);
  expect(await send('wants=come_back')).toEqual([303, '/newsletter/leave?token=t-1&notice=back']);
  expect(asked).toEqual([
    { token: 't-1', come_back: false },
    { token: 't-1', come_back: false },
    { token: 't-1', come_back: true },
  ]);
});

test.each([
  [404, '/newsletter/leave?token=t-1'],
  [500, '/newsletter/leave?token=t-1&notice=unavailable'],
  [429, '/newsletter/leave?token=t-1&notice=unavailable'],
])('code %i leads to %s', async (code, location) => {
  expect(await (await shopOf(code)).send('wants=leave')).toEqual([303, location]);
});

const formData = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
test.each([
  ['List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
  [formData, 'multipart/form-data; boundary=x'],
])('a mail program’s own button leaves with %j, without being led elsewhere', async (payload, type) => {
  const { asked, send } = await shopOf(200);
  expect(await send(payload, 'token=t-1&setLang=fr', type)).toEqual([200, undefined]);
  expect(asked).toEqual([{ token: 't-1', come_back: false }]);
});

test.each([
  [404, 404],
  [500, 503],
])('code %i is told to a mail program as %i', async (code, status) => {
  expect(await (await shopOf(code)).send('List-Unsubscribe=One-Click')).toEqual([status, undefined]);
});

test.each(['', 'wants=everything', 'a=b'])('a form of %j changes nothing', async (payload) => {
  const { asked, send } = await shopOf(200);
  expect(await send(payload)).toEqual([400, undefined]);
  expect(asked).toEqual([]);
});
