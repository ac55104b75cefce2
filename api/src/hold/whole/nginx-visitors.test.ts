import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Agent, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generate } from 'selfsigned';
import { startNginx, type Nginx } from '../../../../deploy/nginx/start.ts';

let scratch: string;
let server: Server;
let nginx: Nginx;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
beforeEach(async () => {
  scratch = mkdtempSync(path.join(tmpdir(), 'shop-nginx-'));
  server = createServer((...asked) => answer(...asked)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const tls = await generate([{ name: 'commonName', value: '127.0.0.1' }], { keySize: 2048 });
  nginx = await startNginx({ web: [port, port], api: [port, port], scratch, tls });
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await nginx.stop();
  rmSync(scratch, { recursive: true, force: true });
});

const agents: Agent[] = [];
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
});

/** Somebody who asks from an address of their own. */
const visitorAt = (localAddress: string) => {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, localAddress });
  agents.push(agent);
  return async (target: string, headers = {}): Promise<{ status: number; text: string }> => {
    const asked = request(nginx.url + target, { agent, headers }).end();
    const [answered] = (await once(asked, 'response')) as [IncomingMessage];
    let text = '';
    for await (const part of answered) text += String(part);
    return { status: answered.statusCode ?? 0, text };
  };
};

test('the log of requests has paths and no keys of letters, tokens and device ids, nor where somebody came from', async () => {
  answer = (_request, response) => void response.end('here');
  const ask = visitorAt('127.0.0.1');
  const referer = `${nginx.url}/order?key=Secret9`;
  await ask('/sales/order/view?order_id=CA100&key=Secret1', { referer });
  await ask('/customer/account/createpassword?rp_token=Secret2&email=a@shop.test');
  await ask('/api/guest/login?device_id=Secret3&noAuth=1');
  await ask('/customer/account/login%3Fid_token=Secret4');
  await ask('/api/plus/payment/Secret5?x=Secret6');
  // A request is logged after its answer, but before the next one on its connection is read.
  await ask('/last');
  // Without those that asked whether nginx is there.
  const lines = nginx
    .requests()
    .filter((line) => !line.includes(' 301 '))
    .join('\n');
  expect(lines.match(/"GET (?!\/last)[^"]*"/g)).toEqual([
    '"GET /sales/order/view HTTP/1.1"',
    '"GET /customer/account/createpassword HTTP/1.1"',
    '"GET /api/guest/login HTTP/1.1"',
    '"GET /customer/account/login HTTP/1.1"',
    '"GET /api/plus/payment/- HTTP/1.1"',
  ]);
  expect(lines).not.toMatch(/Secret|shop\.test/);
});

test('what one address asks for at once has a bound, files have none, and everybody else is served meanwhile', async () => {
  const pending: ServerResponse[] = [];
  const full = Promise.withResolvers<void>();
  answer = ({ url = '' }, response) => {
    if (!url.startsWith('/new-page')) return void response.end('here');
    if (pending.push(response) === 100) full.resolve();
  };
  const [greedy, other] = [visitorAt('127.0.0.2'), visitorAt('127.0.0.3')];
  const pages = Array.from({ length: 150 }, (_, number) => greedy(`/new-page-${number}`));
  await full.promise;
  const refused = await greedy('/new-page-more');
  expect([refused.status, refused.text]).toEqual([429, expect.stringContaining('The shop is back in a moment')]);
  expect((await greedy('/media/pictures/a.avif')).status).toBe(200);
  expect((await other('/')).status).toBe(200);
  for (const response of pending) response.end('at last');
  const statuses = (await Promise.all(pages)).map(({ status }) => status);
  expect([statuses.filter((one) => one === 200).length, statuses.filter((one) => one === 429).length]).toEqual([
    100, 50,
  ]);
});

test('an office of 200 people who each open a page within a second is served', async () => {
  answer = (_request, response) => void response.end('here');
  const ask = visitorAt('127.0.0.4');
  const statuses: number[] = [];
  for (let person = 0; person < 200; person += 1) statuses.push((await ask(`/page-${person}`)).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('whoever comes without TLS is led to the shop’s own name, whatever name they asked for', async () => {
  const answered = await fetch(`${nginx.plainUrl}/a?b=1`, { redirect: 'manual', headers: { host: 'evil.example' } });
  expect([answered.status, answered.headers.get('location')]).toEqual([301, 'https://shop.example/a?b=1']);
});

test('what was sent with a review is kept, asked for again when its time is over, and gone once it is withdrawn or nobody can say', async () => {
  let status = 200;
  const asked: (string | undefined)[] = [];
  answer = (incoming, response) => {
    const { 'if-none-match': known } = incoming.headers;
    asked.push(known);
    if (status !== 200) return void response.writeHead(status, { 'cache-control': 'no-store' }).end('gone');
    response.setHeader('cache-control', 'public, max-age=1, must-revalidate').setHeader('etag', '"a.webp"');
    response.writeHead(known === '"a.webp"' ? 304 : 200).end(known === '"a.webp"' ? undefined : 'a picture');
  };
  const ask = visitorAt('127.0.0.5');
  const until = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) await ask('/media/uploads/a.webp');
  };
  expect(await ask('/media/uploads/a.webp')).toEqual({ status: 200, text: 'a picture' });
  await until(() => asked.length > 1);
  expect(asked).toEqual([undefined, '"a.webp"']);
  expect(await ask('/media/uploads/a.webp')).toEqual({ status: 200, text: 'a picture' });
  for (const gone of [404, 503]) {
    status = gone;
    await until(() => asked.length > 2);
    expect((await ask('/media/uploads/a.webp')).status).toBe(gone);
    asked.length = 2;
  }
});
