import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent as PlainAgent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { Agent as SecureAgent, request as requestSecurely } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { calls, type CallDefinition } from '@shop/contract';
import { generate } from 'selfsigned';
import { freePort, startNginx, type Nginx } from '../../../../deploy/nginx/start.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server that can end and come back at its port. */
const openServer = async (answer: Answer, place = 0) => {
  const server = createServer(answer).listen(place, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const end = async (): Promise<void> => {
    const closed = once(server.close(), 'close');
    server.closeAllConnections();
    await closed;
  };
  return { port, end };
};
type Opened = Awaited<ReturnType<typeof openServer>>;

let scratch: string;
let tls: { private: string; cert: string };
let nginx: Nginx;
const open = new Set<Opened>();
beforeAll(async () => {
  scratch = mkdtempSync(path.join(tmpdir(), 'shop-nginx-'));
  tls = await generate([{ name: 'commonName', value: '127.0.0.1' }], { keySize: 2048 });
});
afterEach(async () => {
  await nginx.stop();
  await Promise.all([...open].map((server) => server.end()));
  open.clear();
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const opened = async (answer: Answer, port?: number): Promise<Opened> => {
  const server = await openServer(answer, port);
  open.add(server);
  return server;
};
const ended = async (server: Opened): Promise<void> => {
  open.delete(server);
  await server.end();
};

/** Asks on one connection, so that it is always the same process of nginx that answers: each knows for itself who was away. */
const requesterOf = (url: string) => {
  const isSecure = url.startsWith('https:');
  const agent = new (isSecure ? SecureAgent : PlainAgent)({
    keepAlive: true,
    maxSockets: 1,
    ...(isSecure && { rejectUnauthorized: false }),
  });
  return async (method: string, target: string): Promise<string> => {
    const asked = (isSecure ? requestSecurely : request)(url + target, { method, agent });
    asked.end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    let text = '';
    for await (const part of answer) text += String(part);
    return answer.statusCode === 200 ? text : String(answer.statusCode);
  };
};

/** Both sides of nginx: what visitors ask of web servers, and what web servers ask of the API. */
const sides = [
  ['web servers', ({ url }: Nginx) => url],
  ['API servers', ({ apiUrl }: Nginx) => apiUrl],
] as const;

test('nginx takes another port when one was taken meanwhile, and says why it cannot start at all', async () => {
  const { port } = await opened((_request, response) => void response.end());
  const places = { web: [port, port], api: [port, port], scratch, tls };
  const given: number[] = [];
  const choose = async (): Promise<number> => {
    given.push(given.length === 1 ? port : await freePort());
    return given.at(-1) ?? 0;
  };
  nginx = await startNginx(places, choose);
  expect(given).toHaveLength(6);
  expect([nginx.url, nginx.apiUrl]).toEqual([`https://127.0.0.1:${given[4]}`, `http://127.0.0.1:${given[5]}`]);
  const broken = { ...places, tls: { ...tls, cert: 'none' } };
  await expect(startNginx(broken)).rejects.toThrow(/^nginx did not start: .*cannot load certificate/);
});

test.each(sides)(
  'of two %s one that was away a moment ago is asked when the other has just ended',
  async (_name, urlOf) => {
    const saying =
      (name: string): Answer =>
      (_request, response) =>
        void response.end(name);
    const [first, second] = [await opened(saying('first')), await opened(saying('second'))];
    await ended(first);
    const ports = [first.port, second.port];
    nginx = await startNginx({ web: ports, api: ports, scratch, tls });
    const ask = requesterOf(urlOf(nginx));
    // Each in turn, so that the one that is away is tried.
    expect([await ask('GET', '/a'), await ask('GET', '/b')]).toEqual(['second', 'second']);
    const leftAlone = nginx.errors().filter((line) => line.includes('temporarily disabled'));
    expect(leftAlone).toEqual([expect.stringContaining(`127.0.0.1:${first.port}/`)]);
    await opened(saying('first'), first.port);
    await ended(second);
    expect([await ask('GET', '/c'), await ask('POST', '/d'), await ask('GET', '/e')]).toEqual([
      'first',
      'first',
      'first',
    ]);
  },
);

test.each(sides)(
  'of two %s another is asked for what only reads when one breaks off, and never for what may change something',
  async (_name, urlOf) => {
    const asked = new Map<string, number>();
    /** Breaks off whatever it is asked for the first time, once it has arrived. */
    const breaking: Answer = (incoming, response) => {
      const what = `${incoming.method} ${incoming.url}`;
      asked.set(what, (asked.get(what) ?? 0) + 1);
      if (asked.get(what) === 1) incoming.socket.resetAndDestroy();
      else response.end('answered');
    };
    const ports = [(await opened(breaking)).port, (await opened(breaking)).port];
    nginx = await startNginx({ web: ports, api: ports, scratch, tls });
    const ask = requesterOf(urlOf(nginx));
    const expected = new Map<string, [string, number]>();
    const found = new Map<string, [string, number]>();
    for (const { method, path: target, reads = false } of Object.values<CallDefinition>(calls)) {
      // Changes by other methods may arrive twice: they say what is to be, not what is to be done.
      if (method !== 'GET' && method !== 'POST') continue;
      const what = `${method} ${target}`;
      expected.set(what, method === 'GET' || reads ? ['answered', 2] : ['502', 1]);
      const answer = await ask(method, target);
      found.set(what, [answer, asked.get(what) ?? 0]);
    }
    expect(found).toEqual(expected);
  },
);
