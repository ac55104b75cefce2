import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeApps, testApp } from '../testing.ts';

const closing: (() => void)[] = [];
afterEach(async () => {
  await closeApps();
  for (const close of closing.splice(0)) close();
});

/** A web server before an API that gives these answers, in turn; `asked` has the methods that reached the API. */
const before = async (answers: readonly ((request: IncomingMessage, response: ServerResponse) => void)[]) => {
  const asked: string[] = [];
  const api = createServer((request, response) => {
    // It asks for more than what is passed on.
    if (!request.url?.startsWith('/api/')) return response.writeHead(404).end();
    asked.push(request.method ?? '');
    request.resume();
    return answers[asked.length - 1]?.(request, response);
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  closing.push(() => {
    api.closeAllConnections();
    api.close();
  });
  const { app } = await testApp({ apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` }); // it listens on TCP
  return { app, asked };
};

const good = (_request: IncomingMessage, response: ServerResponse) => void response.end('{}');
const busy = (_request: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(503, { 'retry-after': '2' }).end('{}');
/** As a balancer or an API does that ends at this moment. */
const broken = ({ socket }: IncomingMessage) => void socket.resetAndDestroy();

test('an API that is busy is not asked again for whoever asked once', async () => {
  const { app, asked } = await before([busy, busy, busy]);
  const answer = await app.inject('/api/v2/carts');
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(asked).toEqual(['GET']);
});

test('what was only read is asked for once more when the connection broke before an answer', async () => {
  const { app, asked } = await before([good, broken, good]);
  const answers = [await app.inject('/api/v2/carts'), await app.inject('/api/v2/carts')];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(asked).toEqual(['GET', 'GET', 'GET']);
});

test('what may have changed something is never asked for twice', async () => {
  const { app, asked } = await before([broken, good]);
  const answer = await app.inject({ method: 'POST', url: '/api/cart', payload: { product_id: 1 } });
  expect(answer.statusCode).toBe(502);
  expect(asked).toEqual(['POST']);
});
