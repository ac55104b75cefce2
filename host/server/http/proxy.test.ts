import fastify, { type FastifyInstance } from 'fastify';
import { closeApps, testApp } from '../testing.ts';

let api: FastifyInstance;
let apiUrl: string;

beforeAll(async () => {
  api = fastify();
  api.all('/*', (request, reply) =>
    reply.send({
      path: request.url,
      method: request.method,
      body: request.body ?? null,
      token: request.headers.authorization ?? null,
      requestId: request.headers['x-request-id'],
    }),
  );
  apiUrl = await api.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());
afterEach(closeApps);

test.each([
  '/api/v2/carts?x=1',
  '/searchApi/mobile/search',
  '/goapi/a',
  '/mobile/b',
  '/v4/coupons/list',
  '/customer/get_system_notes',
  '/media/pictures/a-640.avif',
])('%s is passed on as it is', async (url) => {
  const { app } = await testApp({ apiUrl });
  const answer = await app.inject({ url, headers: { authorization: 't1', 'x-request-id': 'request-0001' } });
  expect(answer.json()).toMatchObject({ path: url, method: 'GET', token: 't1', requestId: 'request-0001' });
  expect(answer.headers['content-security-policy']).toBeUndefined();
});

test('bodies pass through unread', async () => {
  const { app } = await testApp({ apiUrl });
  const answer = await app.inject({ method: 'PUT', url: '/api/cart/', payload: { item_id: 1 } });
  expect(answer.json()).toMatchObject({ method: 'PUT', body: { item_id: 1 } });
});

test('the sandbox and the documentation are passed on only when the sandbox is on', async () => {
  const off = await testApp({ apiUrl });
  expect((await off.app.inject('/dev/mailbox')).headers['content-type']).toContain('text/html');
  const on = await testApp({ apiUrl, sandbox: true });
  expect((await on.app.inject('/dev/mailbox')).json().path).toBe('/dev/mailbox');
  expect((await on.app.inject('/docs')).json().path).toBe('/docs');
});

test('an API that is down is answered with 502 and an envelope', async () => {
  const { app } = await testApp();
  const answer = await app.inject('/api/v2/carts');
  expect(answer.statusCode).toBe(502);
  expect(answer.json()).toEqual({
    code: 500,
    message: 'The shop cannot reach its server at the moment. Please try again.',
    result: null,
    type: 'error',
  });
});

test('an API that is down is told of in the language that was asked for', async () => {
  const { app } = await testApp();
  const answer = await app.inject({ url: '/api/v2/carts', headers: { 'accept-language': 'fr-CA,fr;q=0.9' } });
  expect(answer.json().message).toBe('La boutique ne peut pas joindre son serveur pour le moment. Veuillez réessayer.');
});
