import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askOutside, isPublicAddress, OutsideProblem, type OutsideBounds } from './ask-outside.ts';

let server: Server;
let url: string;
let asked: string[];
let answer: (response: ServerResponse) => void;
beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on TCP
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const named: OutsideBounds = { ms: 60_000, bytes: 1_000, mayBeInside: true };
const strange: OutsideBounds = { ...named, mayBeInside: false };
const ask = (address: string, bounds: OutsideBounds) => askOutside(address, {}, bounds);

test('what the operator has named is asked, in the own network too', async () => {
  answer = (response) => response.end('here');
  const { status, ok, body } = await ask(`${url}/a`, named);
  expect([status, ok, String(body)]).toEqual([200, true, 'here']);
});

test.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '2130706433', '0x7f.1'])(
  'nothing else in the own network is asked: %s',
  async (host) => {
    const { port } = new URL(url);
    const refused = ask(`http://${host}:${port}/`, strange);
    await expect(refused).rejects.toThrow(OutsideProblem);
    await expect(refused).rejects.toMatchObject({ kind: 'elsewhere' });
    expect(asked).toEqual([]);
  },
);

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['192.0.2.1', false],
  ['224.0.0.1', false],
  ['::', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['64:ff9b::7f00:1', false],
  ['::ffff:10.0.0.1', false],
  ['shop.example', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test('a redirect is an answer like any other, wherever it leads', async () => {
  answer = (response) => response.writeHead(302, { location: `${url}/inside` }).end();
  const { status, ok, headers } = await ask(`${url}/a`, named);
  expect([status, ok, headers.get('location')]).toEqual([302, false, `${url}/inside`]);
  expect(asked).toEqual(['GET /a']);
});

test.each(['//127.0.0.1:9/a', '/\\127.0.0.1:9/a', 'http://127.0.0.1:9/a'])(
  'only the origin that is said is asked, whatever %s says',
  async (path) => {
    const away = askOutside(new URL(path, url), {}, { ...named, origin: url });
    await expect(away).rejects.toMatchObject({ kind: 'elsewhere' });
    expect(asked).toEqual([]);
  },
);

test('more than is taken is broken off', async () => {
  const gone = Promise.withResolvers<void>();
  answer = (response) => {
    response.on('close', gone.resolve);
    const more = (): void => void (response.write(Buffer.alloc(100_000)) ? setImmediate(more) : 0);
    response.on('drain', more);
    more();
  };
  await expect(ask(url, named)).rejects.toMatchObject({ kind: 'large' });
  await gone.promise;
});

test('an answer that takes too long is not waited for, also when it has begun', async () => {
  answer = (response) => response.flushHeaders();
  await expect(ask(url, { ...named, ms: 50 })).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('of an answer of which nothing is wanted nothing is read', async () => {
  answer = (response) => void response.writeHead(200).write('x'.repeat(2_000));
  expect(await ask(url, { ...named, bytes: 0 })).toMatchObject({ status: 200, body: Buffer.alloc(0) });
});
