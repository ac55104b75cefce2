import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { operatorCalls } from '@shop/contract/operator';
import fastify, { type FastifyInstance } from 'fastify';
import { consoleApp } from './app.ts';
import type { Settings } from './settings.ts';

/** Headers that the API got, by path. */
const got = new Map<string, Record<string, unknown>>();
const expires_at = '2030-01-01T00:00:00.000Z';
const envelope = (result: unknown) => ({ code: 200, message: '', result, type: 'success' });

let api: FastifyInstance;
let folder: string;
let settings: Settings;
const opened: FastifyInstance[] = [];
beforeAll(async () => {
  api = fastify();
  api.addHook('onRequest', async ({ url, headers }) => void got.set(url, headers));
  api.post(operatorCalls.signIn.path, async ({ body }) => {
    const { code } = body as { code?: string };
    return envelope({ session: code === undefined ? null : { token: 'os_secret', expires_at } });
  });
  api.post(operatorCalls.signOut.path, async () => envelope({}));
  api.get(operatorCalls.me.path, async () => envelope({ name: 'Ada' }));
  await api.listen({ host: '127.0.0.1', port: 0 });
  folder = await mkdtemp(path.join(tmpdir(), 'console-'));
  await writeFile(path.join(folder, 'main.js'), '1');
  await writeFile(path.join(folder, 'part.0123456789ab.js'), '1');
  settings = {
    host: '127.0.0.1',
    port: 0,
    origin: 'http://console.example',
    apiUrl: `http://127.0.0.1:${Object(api.server.address()).port}`,
    releases: { place: { kind: 'folder', folder: path.join(folder, 'releases') }, teams: null },
    trustProxy: false,
    webSecret: 'a-secret-of-this-test',
    verbosity: 'silent',
  };
});
afterAll(async () => {
  for (const app of [...opened, api]) await app.close();
  await rm(folder, { recursive: true });
});

const opening = async (changes: Partial<Settings> = {}) => {
  const app = await consoleApp({ ...settings, ...changes }, folder);
  opened.push(app);
  return app;
};
const json = { 'content-type': 'application/json' };
const given = { email: 'ada@shop.example', password: 'p', code: '123456' };

test('the token of a session becomes a cookie that no script and no other site can use, and is in no answer', async () => {
  const app = await opening();
  const signIn = (payload: object) =>
    app.inject({ method: 'POST', url: operatorCalls.signIn.path, headers: json, payload });
  const first = await signIn({ email: given.email, password: given.password });
  expect(first.json().result).toEqual({ session: null });
  expect(first.headers['set-cookie']).toBeUndefined();

  const reply = await signIn(given);
  expect(reply.json().result).toEqual({ session: { token: '', expires_at } });
  expect(reply.headers['set-cookie']).toBe(
    'console_session=os_secret; Path=/; Expires=Tue, 01 Jan 2030 00:00:00 GMT; HttpOnly; SameSite=Strict',
  );
  expect(got.get(operatorCalls.signIn.path)).toMatchObject({
    'x-web-secret': 'a-secret-of-this-test',
    'x-visitor-address': '127.0.0.1',
  });
  const secure = await opening({ origin: 'https://console.example' });
  const overTls = await secure.inject({
    method: 'POST',
    url: operatorCalls.signIn.path,
    headers: json,
    payload: given,
  });
  expect(overTls.headers['set-cookie']).toMatch(/; Secure(;|$)/);
});

test('calls go to the API with the session of the cookie, and with nothing that a browser says of itself', async () => {
  const app = await opening();
  const { path: url } = operatorCalls.me;
  const headers = {
    cookie: 'console_session=os_secret; other=1',
    authorization: 'Bearer op_own',
    'x-visitor-address': '192.0.2.1',
    'accept-language': 'fr',
  };
  const reply = await app.inject({ url, headers });
  expect(reply.json().result).toEqual({ name: 'Ada' });
  expect(got.get(url)).toMatchObject({
    authorization: 'Bearer os_secret',
    'x-visitor-address': '127.0.0.1',
    'accept-language': 'fr',
  });
  expect(got.get(url)).not.toHaveProperty('cookie');
  await app.inject({ url, headers: { authorization: 'Bearer op_own' } });
  expect(got.get(url)).not.toHaveProperty('authorization');
});

test('signing out takes the cookie away', async () => {
  const app = await opening();
  const reply = await app.inject({
    method: 'POST',
    url: operatorCalls.signOut.path,
    headers: { ...json, cookie: 'console_session=os_secret' },
    payload: {},
  });
  expect(reply.statusCode).toBe(200);
  expect(String(reply.headers['set-cookie'])).toMatch(/^console_session=; .*Max-Age=0/);
});

test.each([
  ['cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['same-site', { 'sec-fetch-site': 'same-site' }],
  ['a browser without that header, by its origin', { origin: 'http://evil.example' }],
])('a change that another page asks for is refused: %s', async (_, headers) => {
  const app = await opening();
  got.clear();
  const reply = await app.inject({
    method: 'POST',
    url: operatorCalls.signOut.path,
    headers: { ...json, ...headers, cookie: 'console_session=os_secret' },
    payload: {},
  });
  expect(reply.statusCode).toBe(403);
  expect(got.size).toBe(0);
});

test('the page runs scripts of its own alone, stands in no frame, and its styles have a nonce that is new each time', async () => {
  const app = await opening();
  const [one, two] = [await app.inject('/'), await app.inject('/')];
  const policy = String(one.headers['content-security-policy']);
  const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'nonce-");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(one.body).toContain(`nonce="${nonce}"`);
  expect(one.headers['cache-control']).toBe('no-store');
  expect(two.headers['content-security-policy']).not.toBe(policy);
  expect((await app.inject('/assets/main.js')).headers['cache-control']).toBe('no-cache');
  expect((await app.inject('/assets/part.0123456789ab.js')).headers['cache-control']).toContain('immutable');
  expect((await app.inject('/api/anything')).statusCode).toBe(404);
});

test('an API that is away is said to be, in the language of whoever asks', async () => {
  const app = await opening({ apiUrl: 'http://127.0.0.1:9' });
  const french = { 'accept-language': 'fr' };
  const read = await app.inject({ url: operatorCalls.me.path, headers: french });
  const signIn = await app.inject({
    method: 'POST',
    url: operatorCalls.signIn.path,
    headers: { ...json, ...french },
    payload: given,
  });
  for (const reply of [read, signIn]) {
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({ code: 503, message: expect.stringContaining('ne répond pas') });
  }
});
