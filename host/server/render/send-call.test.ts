import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SendCall } from '../../contract/rendering.ts';
import { withTags } from './api-answers.ts';
import { sendCall } from './send-call.ts';

interface Received {
  method?: string | undefined;
  body: string;
  language?: string | undefined;
}

let server: Server;
let site: string;
const received: Received[] = [];
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const path = request.url ?? '';
    let body = '';
    for await (const part of request) body += String(part);
    received.push({ method: request.method, body, language: request.headers['accept-language'] });
    if (path === '/empty') return response.writeHead(204).end();
    if (path === '/never') return;
    response.writeHead(path === '/refused' ? 429 : 200, {
      'content-type': 'application/json',
      'retry-after': '7',
      'x-page-tags': '',
      ...(path === '/broken' && { 'content-length': 100 }),
    });
    if (path !== '/broken') return response.end('{"name":"Chaise à bascule"}');
    response.write('{"name":');
    setImmediate(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => void received.splice(0));

const sent = (path: string, call: Partial<Parameters<SendCall>[1]> = {}, send = sendCall) => {
  const { signal } = new AbortController();
  return send(new URL(path, site).href, { method: 'GET', headers: {}, body: null, signal, ...call });
};

test('a call is sent with its method, headers and body, and answered with headers and JSON', async () => {
  const answer = await sent('/answer', { method: 'POST', headers: { 'Accept-Language': 'fr' }, body: '{"a":1}' });
  expect([answer.json(), answer.headers.get('retry-after'), answer.headers.get('date-of'), received]).toEqual([
    { name: 'Chaise à bascule' },
    '7',
    null,
    [{ method: 'POST', body: '{"a":1}', language: 'fr' }],
  ]);
  const form = new FormData();
  form.append('file', new Blob(['a,b']), 'list.csv');
  await sent('/answer', { method: 'POST', body: form });
  expect(received[1]?.body).toMatch(/name="file"; filename="list.csv"[\s\S]*a,b/);
});

test('what goes wrong is thrown as fetch throws it', async () => {
  for (const address of ['/broken', 'http://127.0.0.1:1/'])
    await expect(sent(address)).rejects.toMatchObject({ name: 'TypeError' });
  expect((await sent('/empty')).json).toThrow(SyntaxError);
  const controller = new AbortController();
  const called = sent('/never', { signal: controller.signal });
  controller.abort(new DOMException('late', 'TimeoutError'));
  await expect(called).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('what the site has in common is asked and read once for all renders, which cannot change it; other answers are each one’s own', async () => {
  const asked = async (path: string, language: string) => {
    const headers = { 'x-render': '1', 'Accept-Language': language };
    const { output } = await withTags(async ({ send }) => (await sent(path, { headers }, send)).json());
    return output;
  };
  const first = await asked('/tree', 'fr');
  expect(first).toEqual({ name: 'Chaise à bascule' });
  expect(await asked('/tree', 'fr')).toBe(first);
  expect(received).toHaveLength(1);
  expect(await asked('/tree', 'en')).not.toBe(first);
  expect(() => Object.assign(first as object, { name: '' })).toThrow(TypeError);
  expect(await asked('/refused', 'fr')).not.toBe(await asked('/refused', 'fr'));
  expect(received).toHaveLength(4);
});
