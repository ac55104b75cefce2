import { rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pointAt } from '@shop/delivery/testing';
import { addBuild, closeApps, testApp } from '../testing.ts';

const file = '/assets/catalog/1/home.abc.js';

let shop: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => void (shop = await testApp()));
afterAll(closeApps);

test('CONST-003 released files lie under a path with their build number, and never change', async () => {
  const { app, storage } = shop;
  const answer = await app.inject(file);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    vary: 'Accept-Encoding',
  });
  expect(answer.rawPayload.equals(await storage.readFile('catalog', 1, 'client/home.abc.js'))).toBe(true);
});

test('released files may be used by pages of another origin where ASSET_ORIGIN names one, and only there', async () => {
  const { app } = await testApp({ assetOrigin: 'https://files.example' });
  expect((await app.inject(file)).headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect((await shop.app.inject(file)).headers).not.toHaveProperty('access-control-allow-origin');
});

test('the stored compressed form is sent when it is accepted', async () => {
  const { app, storage } = shop;
  const plain = await storage.readFile('catalog', 1, 'client/home.abc.js');
  const br = await app.inject({ url: file, headers: { 'accept-encoding': 'gzip, deflate, br' } });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).equals(plain)).toBe(true);
  const gzip = await app.inject({ url: file, headers: { 'accept-encoding': 'gzip' } });
  expect(gunzipSync(gzip.rawPayload).equals(plain)).toBe(true);
  expect((await app.inject('/assets/catalog/1/tiny.txt')).headers['content-encoding']).toBeUndefined();
});

test('files of an earlier build stay, for pages that still run it', async () => {
  const { app, storage, clock } = await testApp();
  await addBuild(storage, 'catalog', 2);
  await pointAt(storage, { catalog: 2 });
  clock.now += 1_000;
  expect((await app.inject(file)).statusCode).toBe(200);
  expect((await app.inject('/assets/catalog/2/home.abc.js')).statusCode).toBe(200);
});

test.each([
  '/assets/catalog/1/missing.js',
  '/assets/catalog/2/home.abc.js',
  '/assets/nothing/1/home.abc.js',
  '/assets/catalog/1/home.abc.js.br',
  '/assets/catalog/1/release.json',
  '/assets/catalog/1/../server/remoteEntry.js',
  '/assets/catalog/1/..%2fserver%2fremoteEntry.js',
  '/assets/catalog/1/%2e%2e/server/remoteEntry.js',
  '/assets/catalog/1/__proto__',
  '/assets/..%2f..%2fetc/1/passwd',
  '/assets/catalog/1',
  '/assets/',
  '/assets/catalog/01/home.abc.js',
])('%s is 404 in plain text', async (url) => {
  const { app } = shop;
  const { statusCode, headers, body } = await app.inject(url);
  expect([statusCode, headers['content-type'], headers['cache-control'], body]).toEqual([
    404,
    'text/plain; charset=utf-8',
    'no-store',
    'Not found\n',
  ]);
});

test('the source maps that lie with a release are sent to nobody', async () => {
  const { app, storage } = await testApp();
  await addBuild(storage, 'catalog', 2, undefined, { files: { '../maps/home.abc.js.map': '{}' } });
  expect((await storage.readFile('catalog', 2, 'maps/home.abc.js.map.gz')).byteLength).toBeGreaterThan(0);
  for (const map of [
    'home.abc.js.map',
    'maps/home.abc.js.map.gz',
    '../maps/home.abc.js.map.gz',
    '..%2fmaps%2fhome.abc.js.map.gz',
  ])
    expect((await app.inject(`/assets/catalog/2/${map}`)).statusCode).toBe(404);
});

test('a listed file that was deleted is 404 in plain text, too', async () => {
  const { app, folder } = await testApp();
  await rm(path.join(folder('catalog'), 'client/home.abc.js'));
  const { statusCode, headers } = await app.inject(file);
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
});
