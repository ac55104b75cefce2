import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { calls } from '@shop/contract';
import type { SendCall } from '../../contract/rendering.ts';
import { withTags } from '../render/api-answers.ts';
import { sendCall } from '../render/send-call.ts';
import { siteData } from '../search-engines/serve-search-engines.ts';
import { closeApps, testApp } from '../testing.ts';

const closing: (() => void)[] = [];
afterEach(async () => {
  await closeApps();
  for (const close of closing.splice(0)) close();
});

/** So many connections are kept before anything is tried. */
const pooledAtFirst = 3;

type End = (socket: Socket) => void;
/** As the two ways of a balancer that closes what it kept: before it has read the next request, and after. */
const ends: [string, End][] = [
  ['resets it', (socket) => void socket.resetAndDestroy()],
  ['closes it', (socket) => void socket.destroy()],
];

/**
 * An API that answers one request on each connection and ends it at the next, without a word. The first ones are answered
 * together, so that each has a connection. `asked` has what became of those that came after them.
 */
const closingApi = async (end: End) => {
  const served = new WeakSet<Socket>();
  const first: ServerResponse[] = [];
  /** By path. */
  const asked = new Map<string, string[]>();
  const server = createServer((request, response) => {
    const { socket, method, url = '' } = request;
    request.resume();
    // A web server asks for more than what is tried.
    if (!url.startsWith('/api/')) return void response.writeHead(404).end();
    response.setHeader('content-type', 'application/json');
    const good = (one: ServerResponse) => one.end('{"code":200,"message":"","result":{},"type":"success"}');
    if (first.length < pooledAtFirst) {
      served.add(socket);
      if (first.push(response) === pooledAtFirst) first.forEach(good);
      return;
    }
    const isReused = served.has(socket);
    served.add(socket);
    const what = `${method} ${url.replace('?', ' ')}`;
    asked.set(what, [...(asked.get(what) ?? []), isReused ? 'lost' : 'answered']);
    if (isReused) end(socket);
    else good(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked }; // it listens on TCP
};

type Ask = (method: 'GET' | 'POST', path: string) => Promise<number>;
const typed = { 'content-type': 'application/x-www-form-urlencoded' };
const codeOf = async (send: SendCall, method: 'GET' | 'POST', url: string): Promise<number> => {
  const body = method === 'POST' ? 'request_path=a.html' : null;
  const answer = await send(url, { method, headers: typed, body, signal: new AbortController().signal });
  return Object(answer.json()).code;
};

/** Who asks the API, and how. */
const askers: Record<string, (apiUrl: string) => Promise<Ask>> = {
  'a page that is rendered': async (apiUrl) => async (method, path) =>
    (await withTags(({ send }) => codeOf(send, method, apiUrl + path))).output,
  'a form': async (apiUrl) => (method, path) => codeOf(sendCall, method, apiUrl + path),
  'a browser': async (apiUrl) => {
    const { app } = await testApp({ apiUrl });
    return async (method, url) =>
      (await app.inject({ method, url, headers: typed, ...(method === 'POST' && { payload: 'a=1' }) })).statusCode;
  },
};

const five = [1, 2, 3, 4, 5];

/** Asks five times, one after the other, once some connections are kept. */
const askFive = async (client: string, end: End, method: 'GET' | 'POST', path: string) => {
  const { apiUrl, asked } = await closingApi(end);
  const ask = (await askers[client]?.(apiUrl)) as Ask; // it is one of them
  await Promise.all(Array.from({ length: pooledAtFirst }, (_, place) => ask('GET', `/api/first/${place}`)));
  const statuses: number[] = [];
  for (const number of five) statuses.push(await ask(method, `${path}?${number}`));
  return { statuses, became: five.map((number) => asked.get(`${method} ${path} ${number}`)?.join(', ')) };
};

/** Which of them takes a kept connection is its library's affair. */
const expectOnceMore = (became: readonly (string | undefined)[]) => {
  expect(new Set(became)).toEqual(new Set(['answered', 'lost, answered']));
};

describe.each(ends)('an API that kept connections and %s at the next request', (_how, end) => {
  test.each(Object.keys(askers))('what %s reads is asked for once more, on a new one', async (client) => {
    const { statuses, became } = await askFive(client, end, 'GET', '/api/v2/carts');
    expect(statuses).toEqual(five.map(() => 200));
    expectOnceMore(became);
  });

  test('so are calls that read with POST', async () => {
    const { statuses, became } = await askFive('a page that is rendered', end, 'POST', calls.pathResolve.path);
    expect(statuses).toEqual(five.map(() => 200));
    expectOnceMore(became);
  });

  test('so is what search engines ask for', async () => {
    const { apiUrl, asked } = await closingApi(end);
    const site = siteData({ apiUrl, webSecret: '' }, { id: 'request-0001', headers: {} });
    const ask = (part: number) => site.call('siteProducts', { part }, 'en');
    await Promise.all(Array.from({ length: pooledAtFirst }, (_, place) => ask(100 + place)));
    for (const number of five) expect(await ask(number)).toEqual({});
    expectOnceMore([...asked.values()].map((one) => one.join(', ')));
  });

  test.each(Object.keys(askers))('what %s changes is sent once, on a connection of its own', async (client) => {
    const { statuses, became } = await askFive(client, end, 'POST', '/api/cart');
    expect(statuses).toEqual(five.map(() => 200));
    expect(became).toEqual(five.map(() => 'answered'));
  });
});

test('an answer that has begun and breaks off is not asked for again', async () => {
  const asked: string[] = [];
  const server = createServer(({ socket, url = '' }, response) => {
    asked.push(url);
    response.writeHead(200, { 'content-length': 100 }).write('{"code":', () => socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2/carts`; // it listens on TCP
  await expect(withTags(({ send }) => codeOf(send, 'GET', url))).rejects.toMatchObject({ name: 'TypeError' });
  await expect(codeOf(sendCall, 'GET', url)).rejects.toMatchObject({ name: 'TypeError' });
  expect(asked).toEqual(['/api/v2/carts', '/api/v2/carts']);
});
