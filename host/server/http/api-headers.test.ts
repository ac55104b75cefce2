import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { readSettings } from '../settings.ts';
import { closeApps, renderedWith, testApp } from '../testing.ts';

const webSecret = 'secret-of-this-test-0123456789abcdef';
const open: FastifyInstance[] = [];
afterEach(async () => {
  await closeApps();
  await Promise.all(open.splice(0).map((api) => api.close()));
});

interface Received {
  url: string;
  secret: unknown;
  address: unknown;
  render: unknown;
}

/** An API that believes the web server by its secret alone, and gives everybody else ten calls per address. */
const limitingApi = async () => {
  const received: Received[] = [];
  const calls = new Map<string, number>();
  const api = fastify();
  open.push(api);
  api.all('/*', (request: FastifyRequest, reply) => {
    const { 'x-web-secret': secret, 'x-visitor-address': address, 'x-render': render } = request.headers;
    // `/web/…` is polled at any time.
    if (!request.url.startsWith('/web/')) received.push({ url: request.url, secret, address, render });
    const believed = secret === webSecret;
    const caller = believed && address ? String(address) : request.ip;
    const count = (calls.get(caller) ?? 0) + 1;
    if (!(believed && render === '1')) calls.set(caller, count);
    const code = !(believed && render === '1') && count > 10 ? 429 : 200;
    return reply.code(code).send({ code, message: '', type: '', result: { token: 'g1' } });
  });
  return { apiUrl: await api.listen({ port: 0, host: '127.0.0.1' }), received };
};

const invented = { 'x-web-secret': webSecret, 'x-visitor-address': '203.0.113.9', 'x-render': '1' };

test('pages beyond the API’s limit for an address, each with two calls of it, are rendered in a row', async () => {
  const { apiUrl, received } = await limitingApi();
  const { app } = await testApp({ apiUrl, webSecret });
  const codes = new Map<number, number>();
  for (let product = 0; product < 20; product += 1) {
    const { body } = await app.inject(`/calls/product-${product}.html`);
    for (const code of renderedWith(body).codes) codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  expect(Object.fromEntries(codes)).toEqual({ 200: 2 * 20 });
  // Public pages are rendered without a visitor, so no visitor's address is sent.
  expect(received[0]).toMatchObject({ secret: webSecret, render: '1', address: undefined });
});

test('the API hears a visitor’s address from the web server, and never the browser’s own word for it', async () => {
  const { apiUrl, received } = await limitingApi();
  const { app } = await testApp({ apiUrl, webSecret });
  await app.inject({ url: '/api/v2/carts', remoteAddress: '198.51.100.7', headers: invented });
  await app.inject({ url: '/me/calls', remoteAddress: '198.51.100.7', headers: invented });
  await app.inject({
    method: 'POST',
    url: '/form/calls',
    remoteAddress: '198.51.100.7',
    headers: { ...invented, 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'a=1',
  });
  const known = { secret: webSecret, address: '198.51.100.7' };
  expect(received.map(({ url }) => url.split('?')[0])).toEqual([
    '/api/v2/carts',
    '/called/1',
    '/called/2',
    '/called/1',
    '/called/2',
  ]);
  const [proxied, ...others] = received;
  expect(proxied).toMatchObject({ ...known, render: undefined });
  expect(others).toMatchObject([
    { ...known, render: '1' },
    { ...known, render: '1' },
    { ...known, render: undefined },
    { ...known, render: undefined },
  ]);
});

test('without a secret the API is told nothing, and the browser’s own copies are taken away', async () => {
  const { apiUrl, received } = await limitingApi();
  const { app } = await testApp({ apiUrl });
  await app.inject({ url: '/api/v2/carts', headers: invented });
  await app.inject({ url: '/me/calls', headers: invented });
  const nothing = { secret: undefined, address: undefined, render: undefined };
  expect(received).toMatchObject([nothing, nothing, nothing]);
});

test('behind one proxy the address is the one that the proxy saw, whatever the visitor wrote before it', async () => {
  const { apiUrl, received } = await limitingApi();
  const { trustProxy } = readSettings({ TRUST_PROXY: '1' });
  const { app } = await testApp({ apiUrl, webSecret, trustProxy });
  await app.inject({ url: '/api/v2/carts', headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' } });
  expect(received[0]?.address).toBe('198.51.100.7');
});

test.each([
  [{ TRUST_PROXY: 'many' }, 'TRUST_PROXY must be a number of proxies, or their addresses'],
  [{ WEB_SECRET: 'short' }, 'WEB_SECRET must have at least 16 characters'],
])('the environment %j is refused in one line', (env, message) => {
  expect(() => readSettings(env)).toThrow(message);
});

test.each([
  ['', false],
  ['0', false],
  ['true', 1],
  ['2', 2],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
])('TRUST_PROXY=%s is read as %j', (given, trustProxy) => {
  expect(readSettings({ TRUST_PROXY: given }).trustProxy).toEqual(trustProxy);
});
