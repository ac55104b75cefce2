import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { removeNeedless, rollback } from '@shop/delivery';
import { pointAt } from '@shop/delivery/testing';
import type { LiveRegistry } from '../../contract/document.ts';
import { addBuild, closeApps, dataBlock, testApp } from '../testing.ts';

afterEach(closeApps);

const hostFacts = {
  start: 'start.js',
  scripts: ['federation.js', 'libraries.js', 'main.js'],
  styles: ['main.css'],
  entry: { client: 'main.js', server: 'render.js' },
};

/** Browser files' content, unless a release changes it. */
const unchanged = {
  host: {
    'federation.js': 'federation()',
    'libraries.js': 'libraries()',
    'main.js': 'main()',
    'main.css': 'a{src:url(face.woff2)}',
    'face.woff2': 'face',
    '21.js': 'menu()',
    '24.js': 'cart()',
    '24.css': 'i{color:red}',
  },
  catalog: {
    'remoteEntry.abc.js': 'entry()',
    'home.abc.js': 'home()',
    'home.abc.css': 'b{color:red}',
    'view.abc.js': 'view()',
    'locale-en.abc.js': 'en()',
    'locale-fr.abc.js': 'fr()',
  },
};

/** A shop whose host and catalog have two releases each, 11 and 12; `changed` is what the second ones changed. */
const shop = async (changed: Record<string, string>) => {
  const made = await testApp();
  const { storage, clock } = made;
  const release = async (build: number, changes: Record<string, string>) => {
    for (const name of ['host', 'catalog'] as const) {
      const texts = Object.entries({ ...unchanged[name], ...changes }).filter(([file]) => file in unchanged[name]);
      const facts = name === 'host' ? hostFacts : {};
      await addBuild(storage, name, build, undefined, { ...facts, files: Object.fromEntries(texts) });
      await pointAt(storage, { [name]: build });
    }
    clock.now += 2_000;
  };
  await release(11, {});
  await release(12, changed);
  const start = async () => dataBlock((await made.app.inject('/')).body, 'start');
  return { ...made, release, start };
};

const addresses = (files: [url: string][]) => files.map(([url]) => url);

test('a page names what a release did not change where the releases before had it, with the same hash', async () => {
  const { app, storage, start } = await shop({ 'main.js': 'main(12)', 'home.abc.js': 'home(12)' });
  const { scripts, styles, preloads } = await start();
  expect(addresses(scripts)).toEqual([
    '/assets/host/11/federation.js',
    '/assets/host/11/libraries.js',
    '/assets/host/12/main.js',
  ]);
  expect(addresses(styles)).toEqual(['/assets/host/11/main.css', '/assets/catalog/12/home.abc.css']);
  // An entry finds its chunks beside itself: they are loaded from one folder, so they are named in one.
  expect(addresses(preloads)).toEqual(['/assets/catalog/12/remoteEntry.abc.js', '/assets/catalog/12/home.abc.js']);
  const { body } = await app.inject('/');
  expect(body).toContain('<script defer src="/assets/host/11/start.js"');
  const { files } = await storage.readRelease('host', 12);
  expect(scripts.map(([, integrity]: [string, string]) => integrity)).toEqual([
    files['client/federation.js']?.integrity,
    files['client/libraries.js']?.integrity,
    files['client/main.js']?.integrity,
  ]);
});

test('a page that starts at once names the same addresses, and its styles the same fonts', async () => {
  const { app } = await shop({ 'main.js': 'main(12)' });
  const { body } = await app.inject('/me');
  expect(body).toContain('<script defer src="/assets/host/11/libraries.js"');
  expect(body).toContain('<script defer src="/assets/host/12/main.js"');
  expect(body).toContain('url(/assets/host/11/face.woff2)');
});

test('the registry says where unchanged chunks of the host lie, which its main script loads later', async () => {
  const { app, release, start } = await shop({ 'main.js': 'main(12)', '21.js': 'menu(12)' });
  const own = ({ chunks }: LiveRegistry) => {
    const { 1: _, ...others } = chunks ?? {}; // a file of the fixture's own
    return others;
  };
  const chunks = async () => own(dataBlock((await app.inject('/me')).body, 'registry'));
  expect(await chunks()).toEqual({ 11: ['24.css', '24.js'] });
  await release(13, { 'main.js': 'main(13)', '21.js': 'menu(12)' });
  expect(await chunks()).toEqual({ 11: ['24.css', '24.js'], 12: ['21.js'] });
  await release(14, { 'main.js': 'main(13)', '21.js': 'menu(12)', '24.js': 'cart(14)' });
  await release(15, { 'main.js': 'main(13)', '21.js': 'menu(12)', '24.js': 'cart(14)' });
  // Nothing has changed since 14: that folder is home to the main script.
  expect(await chunks()).toEqual({ 11: ['24.css'], 12: ['21.js'] });
  // A page that waits asks for it, and so does one that is open while others are released.
  for (const address of [(await start()).registry, '/registry.json'])
    expect(own((await app.inject(address)).json())).toEqual({ 11: ['24.css'], 12: ['21.js'] });
});

test('after fifty releases of the host a page that waits has as many bytes as after two', async () => {
  const { app, release, start } = await shop({ 'main.js': 'main(12)' });
  const page = async () => (await app.inject('/')).body;
  const first = await page();
  for (let build = 13; build <= 62; build += 1) {
    const inTurn = { '21.js': `menu(${build - (build % 2)})`, '24.js': `cart(${build - (build % 3)})` };
    await release(build, { 'main.js': `main(${build})`, ...inTurn });
  }
  const last = await page();
  expect(last).toContain('/assets/host/62/main.js');
  expect(Buffer.byteLength(last)).toBe(Buffer.byteLength(first));
  for (const chunk of ['21.js', '24.js', '24.css']) expect(last).not.toContain(chunk);
  expect((await app.inject((await start()).registry)).json().chunks).toMatchObject({ 11: ['24.css'], 60: ['24.js'] });
});

test('a release of a remote that changed nothing for browsers is loaded where the one before was', async () => {
  const { app, start } = await shop({ 'main.js': 'main(12)' });
  const { preloads, styles, registry } = await start();
  expect(addresses(preloads)).toEqual(['/assets/catalog/11/remoteEntry.abc.js', '/assets/catalog/11/home.abc.js']);
  expect(addresses(styles)).toContain('/assets/catalog/11/home.abc.css');
  const { remotes } = (await app.inject(registry)).json();
  expect(remotes[0]).toMatchObject({
    build: 12,
    base: '/assets/catalog/11/',
    entry: '/assets/catalog/11/remoteEntry.abc.js',
  });
});

test('after a rollback pages name what the build before had changed, at its own address', async () => {
  const { storage, clock, release, start } = await shop({ 'libraries.js': 'libraries(12)' });
  await release(13, { 'libraries.js': 'libraries(13)' });
  const libraries = async () => addresses((await start()).scripts)[1];
  expect(await libraries()).toBe('/assets/host/13/libraries.js');
  await rollback(storage, 'host');
  clock.now += 2_000;
  expect(await libraries()).toBe('/assets/host/12/libraries.js');
});

test('a build that is no longer stored is answered for by one that still has the file', async () => {
  const { app, storage } = await shop({ 'main.js': 'main(12)' });
  await rm(path.join(storage.root, 'host/11'), { recursive: true });
  const answer = await app.inject('/assets/host/11/libraries.js');
  expect([answer.statusCode, answer.body]).toEqual([200, 'libraries()']);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  // It had others, or none that anybody knows of.
  for (const gone of ['/assets/host/11/main.js', '/assets/host/10/libraries.js', '/assets/host/13/libraries.js'])
    expect((await app.inject(gone)).statusCode).toBe(404);
});

test('what pages name at lasting addresses is there when the builds that nobody needs are removed', async () => {
  const { app, storage, release, start } = await shop({ 'main.js': 'main(12)' });
  await release(13, { 'main.js': 'main(13)' });
  await release(14, { 'main.js': 'main(14)' });
  const { scripts, styles, preloads } = await start();
  const month = 31 * 24 * 3_600_000;
  await removeNeedless(storage, { now: Date.now() + month });
  expect([await storage.builds('host'), await storage.builds('catalog')]).toEqual([
    [13, 14],
    [13, 14],
  ]);
  expect(addresses(scripts)).toContain('/assets/host/11/libraries.js');
  for (const url of addresses([...scripts, ...styles, ...preloads]))
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, 200]);
});

test('no copy is sent that is not as it was packed: another release’s is, or none', async () => {
  const { app, storage } = await shop({ 'main.js': 'main(12)' });
  for (const file of ['libraries.js', 'main.js'])
    await writeFile(path.join(storage.root, 'host/11/client', file), 'damaged');
  expect((await app.inject('/assets/host/11/libraries.js')).body).toBe('libraries()');
  expect((await app.inject('/assets/host/11/main.js')).statusCode).toBe(404);
});
