import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { closeApps, testApp } from '../testing.ts';
import { contentsBefore } from './content-layer.ts';
import { readContents } from './read-contents.ts';

let folder: string;
let backend: FastifyInstance;
const asked: string[] = [];
beforeEach(async () => {
  asked.length = 0;
  folder = mkdtempSync(path.join(tmpdir(), 'contents-'));
  write('en/care/oak.md', '---\ntitle: Oak\ndescription: How to care for oak.\n---\nWith **oil**.\n\n- twice a year\n');
  write('fr/care/oak.md', '# Chêne\n\nAvec de l’huile.\n');
  write('en/about.html', '---\ntitle: "About us"\n---\n<p onclick="alert(1)">We <b>are</b>.</p>');
  backend = fastify();
  backend.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
  const answer = (result: unknown, code = 200) => ({
    code,
    message: '',
    result,
    type: code === 200 ? 'success' : 'error',
  });
  const serves = { calls: ['configInit', 'newHome'], contents: ['terms'] };
  backend.get('/api/config_init', () => answer({ serves, return_days: 30 }));
  backend.get('/api/site_addresses', () => answer({ list: [{ path: '/about', changed_at: null, pictures: [] }] }));
  backend.get('/api/cms_page', (_request, reply) => reply.status(404).send(answer(null, 404)));
  backend.post('/api/path_resolve', ({ body, headers }, reply) => {
    asked.push(`${String(body)} ${headers['content-type']} ${headers['device-id']}`);
    return reply.header('x-page-tags', 'paths').send(answer({ type: 'product' }));
  });
  backend.get('/media/:name', (_request, reply) => reply.type('image/png').send(Buffer.from([0x89, 0xff, 0])));
});
afterEach(async () => {
  await closeApps();
  await backend.close();
  rmSync(folder, { recursive: true });
});

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

const shop = async () => {
  const apiUrl = await backend.listen({ port: 0, host: '127.0.0.1' });
  const { app } = await testApp({
    apiUrl,
    contentDir: folder,
    outsideLinks: { '/go/instagram': 'https://instagram.example/shop' },
  });
  const get = async (url: string, language = 'en') =>
    (await app.inject({ url, headers: { 'accept-language': language } })).json();
  const resolve = async (request_path: string) =>
    app.inject({
      method: 'POST',
      url: '/api/path_resolve',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'device-id': 'device-1', host: 'shop.test' },
      payload: new URLSearchParams({ request_path }).toString(),
    });
  return { app, get, resolve };
};

test('pages of a folder are there beside a backend without any, in both languages', async () => {
  const { get, resolve } = await shop();
  const { result } = (await resolve('/care/oak?a=1')).json();
  expect(result).toEqual({ type: 'cms', id: expect.any(Number), reqest_path: '/care/oak', attribute: {} });
  const english = await get(`/api/cms_page?id=${result.id}`);
  expect(english).toMatchObject({
    code: 200,
    result: { id: result.id, title: 'Oak', description: 'How to care for oak.', url_path: 'care/oak' },
  });
  expect(english.result.content).toBe('<p>With <strong>oil</strong>.</p>\n<ul>\n<li>twice a year</li>\n</ul>\n');
  expect((await get('/api/cms_page?url_path=care/oak', 'fr')).result).toMatchObject({ id: result.id, title: 'Chêne' });
  // Written in one language alone.
  expect((await get('/api/cms_page?url_path=about', 'fr')).result.title).toBe('About us');
});

test('the backend says that it has them, and search engines are told', async () => {
  const { get } = await shop();
  expect((await get('/api/config_init')).result).toEqual({
    serves: {
      calls: ['configInit', 'newHome', 'cmsPage', 'pathResolve'],
      contents: ['terms', 'about', 'care/oak', 'go/instagram'],
    },
    return_days: 30,
  });
  const { list } = (await get('/api/site_addresses')).result;
  expect(list.map(({ path: at }: { path: string }) => at)).toEqual(['/about', '/care/oak']);
});

test('everything else is the backend’s, as it was asked and answered', async () => {
  const { app, get, resolve } = await shop();
  const other = await resolve('/sofa.html');
  expect([other.json().result, other.headers['x-page-tags']]).toEqual([{ type: 'product' }, 'paths']);
  expect(asked).toEqual(['request_path=%2Fsofa.html application/x-www-form-urlencoded device-1']);
  expect((await get('/api/cms_page?url_path=nothing')).code).toBe(404);
  expect((await app.inject('/media/a.png')).rawPayload).toEqual(Buffer.from([0x89, 0xff, 0]));
  await backend.close();
  const away = await app.inject('/api/carts');
  expect([away.statusCode, away.json().type]).toEqual([502, 'error']);
});

test('a file that has changed is there at once, and pages that are kept are made anew; one that broke changes nothing', async () => {
  const logged = jest.fn();
  const clock = { now: 0 };
  backend.get('/web/changes', ({ headers }, reply) =>
    headers['x-web-secret'] === 'right' ? { cursor: '1', tags: [] } : reply.status(401).send('no'),
  );
  const apiUrl = await backend.listen({ port: 0, host: '127.0.0.1' });
  const log = { error: logged } as unknown as Parameters<typeof contentsBefore>[0]['log'];
  const layer = await contentsBefore({ apiUrl, contentDir: folder, outsideLinks: {}, log, now: () => clock.now });
  const changes = async (secret = 'right') =>
    (await fetch(`${layer.apiUrl}/web/changes`, { headers: { 'x-web-secret': secret } })).text();
  const titled = async (): Promise<string> =>
    (await (await fetch(`${layer.apiUrl}/api/cms_page?url_path=about`)).json()).result.title;
  try {
    expect(await changes()).toBe('{"cursor":"1","tags":[]}');
    write('en/about.html', '---\ntitle: Who we are\n---\nWe are.');
    clock.now = 5_000;
    expect(await changes('wrong')).toBe('no');
    expect(await changes()).toBe('{"cursor":"1","tags":["*"]}');
    expect(await changes()).toBe('{"cursor":"1","tags":[]}');
    expect(await titled()).toBe('Who we are');
    write('en/about.html', 'No title.');
    clock.now = 10_000;
    expect(await titled()).toBe('Who we are');
    expect(logged).toHaveBeenCalledTimes(1);
  } finally {
    await layer.close();
  }
});

test('a folder that holds no pages, or one that is none, is said before anything is served', () => {
  expect(() => readContents(path.join(folder, 'nowhere'))).toThrow(/nowhere has no pages: they lie in /);
  write('fr/untitled.md', 'Words.');
  expect(() => readContents(folder)).toThrow(/fr\/untitled\.md has no title/);
  rmSync(path.join(folder, 'fr/untitled.md'));
  write('en/about.md', '# About');
  expect(() => readContents(folder)).toThrow(/en\/about is there twice/);
});
