import type { FastifyInstance } from 'fastify';
import { closeApps, renderedWith, testApp, untilRendering } from '../testing.ts';

let app: FastifyInstance;
beforeAll(async () => {
  ({ app } = await testApp());
});
afterAll(closeApps);

interface Sent {
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  shop?: FastifyInstance;
}

/** Posts to a shop whose remote takes the forms of `/form`. */
const send = async (
  url: string,
  { headers = { 'sec-fetch-site': 'same-origin' }, cookies = {}, shop = app }: Sent = {},
) => {
  const answer = await shop.inject({
    method: 'POST',
    url,
    payload: 'a=1&b=2',
    headers: { host: 'shop.test', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    cookies,
  });
  const [path, query = 'null'] = String(answer.headers.location).split('?');
  return { answer, path, taken: answer.statusCode === 303 ? JSON.parse(decodeURIComponent(query)) : null };
};

const guest = { GuestToken: 'g1', deviceId: 'd1' };
const referer = 'http://shop.test/lund-sofa.html?piid=2';

test('a form is taken by the page that names its path, with what was sent and as who sent it', async () => {
  const headers = { 'sec-fetch-site': 'same-origin', referer };
  const { answer, path, taken } = await send('/form', { headers, cookies: { ...guest, token: 'c1' } });
  expect([answer.statusCode, path, answer.headers['cache-control']]).toEqual([303, '/taken', 'no-store']);
  expect(taken).toEqual({
    body: 'a=1&b=2',
    type: 'application/x-www-form-urlencoded',
    from: '/lund-sofa.html?piid=2',
    expose: './home',
    visitor: { guestToken: 'g1', token: 'c1', deviceId: 'd1' },
  });
  expect(answer.cookies).toEqual([]);
});

test('SESS-001 a guest who was logged in for a form is kept in cookies', async () => {
  const { answer } = await send('/form');
  const day = 24 * 3600;
  expect(answer.cookies).toEqual([
    { name: 'deviceId', value: 'd9', path: '/', secure: true, sameSite: 'Lax', maxAge: 365 * day },
    { name: 'GuestToken', value: 'g9', path: '/', secure: true, sameSite: 'Lax', maxAge: 120 * day },
  ]);
});

test.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ 'sec-fetch-site': 'none' }],
  [{}],
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
])('a form of another site is refused: %j', async (headers: Record<string, string>) => {
  expect((await send('/form', { headers, cookies: guest })).answer.statusCode).toBe(403);
});

test('an older browser proves itself by its Origin', async () => {
  const { answer } = await send('/form', { headers: { origin: 'http://shop.test' }, cookies: guest });
  expect(answer.statusCode).toBe(303);
});

test('a form that proves itself is taken from anywhere, and may be answered with a line of text', async () => {
  const { answer } = await send('/form/text', { headers: { 'sec-fetch-site': 'cross-site' }, cookies: guest });
  expect([answer.statusCode, answer.body, answer.headers.location]).toEqual([404, 'Not known.\n', undefined]);
});

test.each(['https://evil.example/x', '//evil.example', 'http://shop.test//evil.example', 'javascript:alert(1)'])(
  'the page that a form came from is never %s',
  async (from) => {
    const { taken } = await send('/form', { headers: { 'sec-fetch-site': 'same-origin', referer: from } });
    expect(taken).toMatchObject({ from: null });
  },
);

test.each(['/form/throws', '/form/away'])(
  'a form that fails, or leads to another site, is told with a page: %s',
  async (url) => {
    const { answer } = await send(url, { headers: { 'sec-fetch-site': 'same-origin', referer }, cookies: guest });
    expect([answer.statusCode, answer.headers.location]).toEqual([503, undefined]);
    expect(answer.body).toContain('<h1>We could not finish this</h1>');
    expect(answer.body).toContain('<a href="/lund-sofa.html?piid=2">Back to the page</a>');
  },
);

test('a form that fails can be sent again with what it held', async () => {
  const { answer } = await send('/form/throws?a=1&b=2', { cookies: guest });
  expect(answer.body).toContain('<form method="post" action="/form/throws?a=1&amp;b=2">');
  expect(answer.body).toContain('<input type="hidden" name="a" value="1"><input type="hidden" name="b" value="2">');
  expect(answer.headers['content-security-policy']).toContain("form-action 'self'");
});

test('no cookie is set for a form that is taken from anywhere', async () => {
  expect((await send('/form/text')).answer.cookies).toEqual([]);
});

test.each([
  ['loops', 'for (;;);', 'stuck', 700],
  ['throws', "throw new Error('in act')", 'render', 60_000],
])('a remote that %s while it takes a form is named, and pages go on', async (_, code, cause, limit) => {
  const source = `exports.act = () => { ${code} };`;
  const { app: shop } = await testApp({ rendering: { limit } }, { remoteSource: source });
  await untilRendering(shop);
  const { answer } = await send('/form/remote', { cookies: guest, shop });
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('<h1>We could not finish this</h1>');
  await untilRendering(shop);
  expect((await shop.inject('/healthz')).json().remoteFaults).toEqual([
    expect.objectContaining({ remote: 'catalog', build: 1, cause, side: 'server', count: 1 }),
  ]);
});

test('a remote that never answers for a form is given up', async () => {
  const remoteSource = 'exports.act = () => new Promise(() => undefined);';
  const { app: shop } = await testApp({ rendering: { limit: 300 } }, { remoteSource });
  await untilRendering(shop);
  expect((await send('/form/remote', { cookies: guest, shop })).answer.statusCode).toBe(503);
});

test.each([
  ['/form/again?wrong', 422, { city: 'Where?' }],
  ['/form/again', 200, {}],
])('a form is shown once more on its own page, with what was sent: %s', async (url, status, errors) => {
  const { answer } = await send(url, { cookies: guest });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'private, no-store']);
  expect(renderedWith(answer.body)).toMatchObject({
    url,
    sent: { values: { city: 'Laval' }, errors },
    visitor: { guestToken: 'g1' },
  });
});

test('a page that has sent a form by itself hears what is wrong with it, or where it would go on', async () => {
  const headers = { 'sec-fetch-site': 'same-origin', accept: 'application/json' };
  const wrong = await send('/form/again?wrong', { headers, cookies: guest });
  expect([wrong.answer.statusCode, wrong.answer.json()]).toEqual([200, { problem: 'Where?' }]);
  const done = await send('/form/sign-in', { headers, cookies: guest });
  expect([done.answer.statusCode, done.answer.json()]).toEqual([200, { redirect: '/in' }]);
});

test('a form leads to another site’s page of a payment by a page in between, over https alone', async () => {
  const { answer } = await send('/form/pay?to=https%3A%2F%2Fpay.example%2Fa%3Fb%3D1', { cookies: guest });
  expect([answer.statusCode, answer.headers.refresh]).toEqual([200, '0; url=https://pay.example/a?b=1']);
  expect(answer.body).toContain('<a href="https://pay.example/a?b=1">Go on to pay</a>');
  for (const to of ['http://pay.example/', 'javascript:alert(1)', '/cart']) {
    const refused = await send(`/form/pay?to=${encodeURIComponent(to)}`, { cookies: guest });
    expect([refused.answer.statusCode, refused.answer.headers.refresh]).toEqual([503, undefined]);
  }
});

test('who signs in by a form is kept in cookies, and is no guest any more', async () => {
  const { answer } = await send('/form/sign-in', { cookies: guest });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/in']);
  const day = 24 * 3600;
  expect(answer.cookies).toEqual([
    { name: 'token', value: 'c9', path: '/', secure: true, sameSite: 'Lax', maxAge: 120 * day },
    expect.objectContaining({ name: 'GuestToken', value: '', path: '/' }),
  ]);
});

test('who logs out by a form has no token in cookies any more; another site cannot log anybody out', async () => {
  const cookies = { token: 'c9', deviceId: 'd1' };
  const { answer } = await send('/form/sign-out', { cookies });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/out']);
  expect(answer.cookies).toEqual([
    expect.objectContaining({ name: 'token', value: '', path: '/', expires: new Date(0) }),
  ]);
  const foreign = await send('/form/sign-out', { cookies, headers: { 'sec-fetch-site': 'cross-site' } });
  expect([foreign.answer.statusCode, foreign.answer.cookies]).toEqual([403, []]);
});
