import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
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
  const answer = await app.inject({ url: '/api/v2/carts', headers: { 'x-request-id': 'request-0502' } });
  expect(answer.statusCode).toBe(502);
  expect(answer.json()).toEqual({
    code: 500,
    message: 'The shop cannot reach its server at the moment. Please try again. (Reference request-0502)',
    result: null,
    type: 'error',
  });
});

test('an API that is down is told of in the language that was asked for', async () => {
  const { app } = await testApp();
  const answer = await app.inject({ url: '/api/v2/carts', headers: { 'accept-language': 'fr-CA,fr;q=0.9' } });
  expect(answer.json().message).toContain('La boutique ne peut pas joindre son serveur pour le moment. Veuillez');
});

describe('an API that gives no answer', () => {
  let silent: Server;
  let silentUrl: string;
  beforeAll(async () => {
    // It takes requests; those for /media it begins to answer.
    silent = createServer((request, response) => {
      if (request.url?.startsWith('/media')) response.writeHead(200, { 'content-length': '100' }).write('begun');
    }).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    silentUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`; // it listens on TCP
  });
  afterAll(() => {
    silent.closeAllConnections();
    silent.close();
  });

  test.each([
    ['en', 'The shop’s server takes too long to answer. Please try again. (Reference request-0504)'],
    ['fr-CA', 'Le serveur de la boutique met trop de temps à répondre. Veuillez réessayer. (Référence request-0504)'],
  ])(
    'is answered with 504 and an envelope once its time is over, and told to the log (%s)',
    async (language, message) => {
      const lines: string[] = [];
      const logStream = { write: (line: string) => void lines.push(line) };
      const { app } = await testApp({ apiUrl: silentUrl, apiTimeout: 50 }, { logLevel: 'warn', logStream });
      const headers = { 'accept-language': language, 'x-request-id': 'request-0504' };
      const answer = await app.inject({ url: '/api/v2/carts?secret=1', headers });
      expect(answer.statusCode).toBe(504);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json()).toEqual({ code: 504, message, result: null, type: 'error' });
      const timeouts = lines.filter((line) => line.includes('the API gave no answer in time'));
      expect(timeouts).toHaveLength(1);
      expect(JSON.parse(timeouts[0] ?? '')).toMatchObject({ reqId: 'request-0504', path: '/api/v2/carts', limit: 50 });
      expect(timeouts[0]).not.toContain('secret');
    },
  );

  test('an answer that breaks off in the middle is ended, not held open', async () => {
    const { app } = await testApp({ apiUrl: silentUrl, apiTimeout: 50 });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const answer = await fetch(`${url}/media/film.mp4`);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow('terminated');
  });
});
