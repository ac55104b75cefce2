import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { sendAll } from './testing.ts';
import { answerAfterBody } from './whole-bodies.ts';

let app: FastifyInstance;
let url: string;
beforeEach(async () => {
  app = fastify({ bodyLimit: 100_000 });
  answerAfterBody(app);
  app.addHook('onRequest', async (request, reply) => {
    if (request.url === '/closed') return reply.code(401).send({ said: 'who are you' });
  });
  app.post('/*', async () => ({ said: 'taken' }));
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

const megabyte = 1024 * 1024;

const post = (path: string, bytes: number) => sendAll(url + path, ['content-type: application/json'], bytes);

test.each([1, 3, 8, 12, 40])('a refusal reaches whoever sends %d MB', async (size) => {
  for (let time = 0; time < 5; time += 1) {
    expect(await post('/closed', size * megabyte)).toMatch(/^HTTP\/1.1 401 .*who are you/s);
    expect(await post('/', size * megabyte)).toMatch(/^HTTP\/1.1 413 /);
  }
});

test('what is longer than anything that is taken is not waited for', async () => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8');
  socket.write(`POST /closed HTTP/1.1\r\nhost: shop\r\ncontent-length: ${49 * megabyte}\r\n\r\n`);
  const [text] = await once(socket, 'data');
  expect(text).toMatch(/^HTTP\/1.1 401 /);
  socket.destroy();
});

test('a request without a body, and one whose sender has gone, hold nothing up', async () => {
  expect(await post('/closed', 0)).toMatch(/^HTTP\/1.1 401 /);
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(`POST /closed HTTP/1.1\r\nhost: shop\r\ncontent-length: 1000\r\n\r\nhalf`);
  const [request] = (await once(app.server, 'request')) as [IncomingMessage];
  socket.destroy();
  await new Promise((resolve) => request.once('close', resolve));
  expect(await post('/closed', 1_000)).toMatch(/^HTTP\/1.1 401 /);
});
