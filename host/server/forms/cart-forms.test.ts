import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { closeApps, testApp } from '../testing.ts';

interface Seen {
  method: string;
  url: string;
  token: string | undefined;
  device: unknown;
  body: unknown;
}

/** A stand-in for the API that tells what it was asked and answers as the test wants. */
async function standInApi() {
  const seen: Seen[] = [];
  const answers = { login: 200, cart: [] as number[] };
  const api: FastifyInstance = fastify();
  const note = (request: FastifyRequest) =>
    seen.push({
      method: request.method,
      url: request.url,
      token: request.headers.authorization,
      device: request.headers['device-id'],
      body: request.body ?? null,
    });
  api.get('/api/guest/login', (request, reply) => {
    note(request);
    return reply.send({ code: answers.login, message: '', type: '', result: { token: `guest-${seen.length}` } });
  });
  for (const url of ['/api/cart', '/api/cart/']) {
    api.route({
      method: ['POST', 'PUT', 'DELETE'],
      url,
      handler: (request, reply) => {
        note(request);
        return reply.send({ code: answers.cart.shift() ?? 200, message: '', type: '', result: null });
      },
    });
  }
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
  const { app } = await testApp({ apiUrl });
  const post = (
    url: string,
    fields: Record<string, string>,
    more: { headers?: object; cookies?: Record<string, string> } = {},
  ) =>
    app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(more.headers ?? { 'sec-fetch-site': 'same-origin' }),
      },
      ...(more.cookies && { cookies: more.cookies }),
    });
  open.push(api);
  return { seen, answers, post };
}

const open: FastifyInstance[] = [];
afterEach(async () => {
  await closeApps();
  await Promise.all(open.splice(0).map((api) => api.close()));
});

const guest = { cookies: { GuestToken: 'g1', deviceId: 'd1' } };

test('SESS-001 a form of a visitor without a token logs a guest in, adds to the cart and shows the cart', async () => {
  const { seen, post } = await standInApi();
  const answer = await post('/cart/add', { product_id: '12', child_id: '34', qty: '2' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/checkout/cart']);
  const deviceId = answer.cookies.find(({ name }) => name === 'deviceId')?.value;
  expect(seen).toEqual([
    {
      method: 'GET',
      url: `/api/guest/login?device_id=${deviceId}&noAuth=1`,
      token: undefined,
      device: deviceId,
      body: null,
    },
    {
      method: 'POST',
      url: '/api/cart',
      token: 'guest-1',
      device: deviceId,
      body: { product_id: 12, child_id: 34, qty: 2 },
    },
  ]);
  expect(answer.cookies).toEqual([
    { name: 'deviceId', value: deviceId, path: '/', secure: true, sameSite: 'Lax', maxAge: 365 * 24 * 3600 },
    { name: 'GuestToken', value: 'guest-1', path: '/', secure: true, sameSite: 'Lax', maxAge: 120 * 24 * 3600 },
  ]);
});

test('a known guest keeps the token; quantity is 1 and there is no variant unless the form says so', async () => {
  const { seen, post } = await standInApi();
  const answer = await post('/cart/add', { product_id: '12', child_id: '' }, guest);
  expect(answer.headers.location).toBe('/checkout/cart');
  expect(seen).toEqual([
    { method: 'POST', url: '/api/cart', token: 'g1', device: 'd1', body: { product_id: 12, qty: 1 } },
  ]);
  expect(answer.cookies).toEqual([]);
});

test('quantity and removal are changed by forms, too', async () => {
  const { seen, post } = await standInApi();
  await post('/cart/update', { item_id: '5', qty: '3' }, guest);
  await post('/cart/remove', { item_id: '5' }, guest);
  expect(seen.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['PUT', '/api/cart/', { item_id: 5, qty: 3 }],
    ['DELETE', '/api/cart', { item_id: 5 }],
  ]);
});

test('a guest token that the API refuses is replaced once and the call made again', async () => {
  const { seen, answers, post } = await standInApi();
  answers.cart = [401];
  const answer = await post('/cart/add', { product_id: '12' }, guest);
  expect(answer.headers.location).toBe('/checkout/cart');
  expect(seen.map(({ token }) => token)).toEqual(['g1', undefined, 'guest-2']);
  answers.cart = [401, 401];
  expect((await post('/cart/add', { product_id: '12' }, guest)).headers.location).toBe('/checkout/cart?notice=refused');
});

test('a customer is never replayed as a guest', async () => {
  const { seen, answers, post } = await standInApi();
  answers.cart = [401];
  const answer = await post('/cart/add', { product_id: '12' }, { cookies: { ...guest.cookies, token: 'c1' } });
  expect(answer.headers.location).toBe('/checkout/cart?notice=refused');
  expect(seen.map(({ token }) => token)).toEqual(['c1']);
});

test.each([
  [{}],
  [{ product_id: '0' }],
  [{ product_id: '12', qty: '0' }],
  [{ product_id: '12', qty: '-1' }],
  [{ product_id: '12', qty: '1.5' }],
  [{ product_id: '12', child_id: 'x' }],
  [{ product_id: '12; drop table' }],
  [{ product_id: '9999999999999' }],
])('a form that makes no sense goes to the cart with a notice and calls nobody: %j', async (fields) => {
  const { seen, post } = await standInApi();
  const answer = await post('/cart/add', fields, guest);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/checkout/cart?notice=invalid']);
  expect(seen).toEqual([]);
});

test('what the API refuses, or a guest login that fails, comes back as a notice', async () => {
  const { answers, post } = await standInApi();
  answers.cart = [422];
  expect((await post('/cart/add', { product_id: '12', qty: '10000' }, guest)).headers.location).toBe(
    '/checkout/cart?notice=refused',
  );
  answers.login = 500;
  expect((await post('/cart/add', { product_id: '12' })).headers.location).toBe('/checkout/cart?notice=unavailable');
});

test.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ 'sec-fetch-site': 'none' }],
  [{}],
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
])('a form of another site is refused: %j', async (headers) => {
  const { seen, post } = await standInApi();
  expect((await post('/cart/add', { product_id: '12' }, { ...guest, headers })).statusCode).toBe(403);
  expect(seen).toEqual([]);
});

test('an older browser proves itself by its Origin', async () => {
  const { post } = await standInApi();
  const headers = { origin: 'http://shop.test', host: 'shop.test' };
  expect((await post('/cart/add', { product_id: '12' }, { ...guest, headers })).statusCode).toBe(303);
});
