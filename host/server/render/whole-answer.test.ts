import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { watchAnswers, withTags } from './api-answers.ts';
import { plainCallOf, wholeAnswer } from './whole-answer.ts';

interface Heard {
  method?: string | undefined;
  body: string;
  language?: string | undefined;
}

let server: Server;
let site: string;
const heard: Heard[] = [];
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const path = request.url ?? '';
    let body = '';
    for await (const part of request) body += String(part);
    heard.push({ method: request.method, body, language: request.headers['accept-language'] });
    if (path === '/moved') return response.writeHead(302, { location: '/answer' }).end();
    if (path === '/empty') return response.writeHead(204).end();
    if (path === '/never') return;
    response.writeHead(path === '/refused' ? 429 : 200, {
      'content-type': 'application/json',
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
beforeEach(() => void heard.splice(0));

const plain = (path: string, init?: RequestInit) => {
  const call = plainCallOf(site + path, init);
  if (!call) throw new Error('It is a plain call.');
  return wholeAnswer(call);
};

test('X-250 an answer has what one of fetch has, however it is read', async () => {
  const answer = await plain('/answer');
  const text = '{"name":"Chaise à bascule"}';
  expect([answer?.status, answer?.ok, answer?.headers.get('content-type')]).toEqual([200, true, 'application/json']);
  expect(await answer?.json()).toEqual({ name: 'Chaise à bascule' });
  expect(await answer?.text()).toBe(text);
  expect(answer instanceof Response).toBe(true);
  expect(await new Response(answer?.body).text()).toBe(text);
  expect(await answer?.clone().text()).toBe(text);
  expect(new TextDecoder().decode(await answer?.arrayBuffer())).toBe(text);
  expect(await (await answer?.blob())?.text()).toBe(text);
  expect((await plain('/refused'))?.status).toBe(429);
});

test('X-250 a call is sent with its method, headers and body', async () => {
  await plain('/answer', { method: 'POST', headers: { 'Accept-Language': 'fr' }, body: '{"a":1}' });
  expect(heard).toEqual([{ method: 'POST', body: '{"a":1}', language: 'fr' }]);
});

test('X-250 what goes wrong is thrown as fetch throws it', async () => {
  await expect(plain('/broken')).rejects.toMatchObject({ name: 'TypeError' });
  const away = plainCallOf('http://127.0.0.1:1/');
  await expect(away && wholeAnswer(away)).rejects.toMatchObject({ name: 'TypeError' });
  const controller = new AbortController();
  const called = plain('/never', { signal: controller.signal });
  controller.abort(new DOMException('late', 'TimeoutError'));
  await expect(called).rejects.toMatchObject({ name: 'TimeoutError' });
});

test('X-250 what only fetch understands is left to it', async () => {
  expect(await plain('/moved')).toBeNull();
  expect(await plain('/empty')).toBeNull();
  expect(plainCallOf(new Request(site))).toBeNull();
  expect(plainCallOf(site, { method: 'POST', body: new FormData() })).toBeNull();
  expect(plainCallOf(site, { redirect: 'error' })).toBeNull();
});

test('X-250 a render’s calls pass by fetch, but for those that need it; what the site has in common is asked once', async () => {
  const before = globalThis.fetch;
  let fetched = 0;
  globalThis.fetch = (input, init) => {
    fetched += 1;
    return before(input, init);
  };
  watchAnswers(false);
  try {
    const headers = { 'x-render': '1', 'accept-language': 'en' };
    const names = () =>
      withTags(async () => {
        const answers = [await fetch(`${site}/answer`, { headers }), await fetch(`${site}/moved`, { headers })];
        return Promise.all(answers.map((answer) => answer.json()));
      });
    const name = { name: 'Chaise à bascule' };
    expect((await names()).output).toEqual([name, name]);
    expect([fetched, heard.length]).toEqual([1, 4]);
    expect((await names()).output).toEqual([name, name]);
    expect([fetched, heard.length]).toEqual([1, 4]);
    expect((await withTags(() => fetch(new Request(`${site}/refused`)))).output.status).toBe(429);
    expect((await fetch(`${site}/refused`)).status).toBe(429);
    expect(fetched).toBe(3);
  } finally {
    globalThis.fetch = before;
  }
});

test('X-393 what the site has in common is read once for all renders, which cannot change it; other answers are each one’s own', async () => {
  const before = globalThis.fetch;
  watchAnswers(false);
  const parsed = jest.spyOn(JSON, 'parse');
  try {
    const asked = (path: string, language: string) =>
      withTags(async () => {
        const headers = { 'x-render': '1', 'accept-language': language };
        return (await fetch(site + path, { headers })).json();
      });
    const answers = await Promise.all(['fr', 'fr', 'fr'].map(async (one) => (await asked('/tree', one)).output));
    const again = (await asked('/tree', 'fr')).output;
    const reads = parsed.mock.calls.length;
    expect(again).toBe((await asked('/tree', 'fr')).output);
    expect(parsed.mock.calls.length).toBe(reads);
    expect(answers).toEqual([again, again, again]);
    expect(() => Object.assign(again as object, { name: '' })).toThrow(TypeError);
    const refused = (await asked('/refused', 'fr')).output;
    expect((await asked('/refused', 'fr')).output).not.toBe(refused);
  } finally {
    parsed.mockRestore();
    globalThis.fetch = before;
  }
});
