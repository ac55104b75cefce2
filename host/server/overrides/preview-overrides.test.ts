import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderStorage, previewBounds, signOverride } from '@shop/delivery';
import { servePreviews } from '@shop/delivery/testing/preview-origin';
import { temporaryFolder } from '@shop/delivery/testing';
import type { LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app.ts';
import {
  addBuild,
  catalogConfig,
  closeApps,
  dataBlock,
  renderedWith,
  testApp,
  testSettings,
  until,
} from '../testing.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await closeApps();
  await Promise.all(closing.splice(0).map((close) => close()));
});

const start = Date.UTC(2026, 10, 26, 10);
const hour = 3_600_000;
/** A busy machine is slow, not away. */
const slowBounds = { ...previewBounds, callMs: 600_000, wholeMs: 600_000 };

const previewSource = `exports.get = () => ({ default() {}, models: [], action() {} });
exports.page = () => 'rendered by the preview';`;

/** A shop in which the catalog's build 1 is live, and a preview origin with another build 1, signed by the same team. */
const shop = async ({ sandbox = true, assetOrigin = '' } = {}) => {
  const folder = await temporaryFolder();
  const served = await servePreviews(folder);
  closing.push(served.close);
  const settings = { overrides: true, sandbox, assetOrigin, previewOrigins: [served.origin] };
  const tested = await testApp(settings, { previewBounds: slowBounds });
  const { app, clock, storage } = tested;
  clock.now = start;
  const teams = path.join(storage.root, 'teams.json');
  const previews = folderStorage(folder, { teams, key: path.join(storage.root, '.keys/local.json') });
  await addBuild(previews, 'catalog', 1, previewSource, { files: { 'home.abc.js': 'previewed()' } });
  const signed = async (override: string, hours = 4) =>
    (await signOverride(storage.signatures, { override, hours, now: clock.now })).text;
  const open = (address: string, cookie?: string, on = app) =>
    on.inject({ url: address, ...(cookie !== undefined && { cookies: { remoteOverride: cookie } }) });
  /** One more web server on the same releases, which has fetched nothing. */
  const another = async () => {
    const other = await buildApp({
      settings: testSettings(settings),
      storage,
      previewBounds: slowBounds,
      logLevel: 'silent',
      now: () => clock.now,
    });
    closing.push(() => other.close());
    return other;
  };
  const preview = `catalog@${served.origin}/releases/catalog/1`;
  return { ...tested, served, previews, folder, teams, signed, open, another, preview };
};

const catalogOf = ({ body }: LightMyRequestResponse): number => dataBlock(body, 'registry').builds.catalog;
const cookieOf = ({ cookies }: LightMyRequestResponse): string | undefined =>
  cookies.find(({ name }) => name === 'remoteOverride')?.value;
const asking = (override: string, page = '/'): string => `${page}?setLang=en&remote=${encodeURIComponent(override)}`;
const badgeOf = ({ body }: LightMyRequestResponse) =>
  /<aside class="remote-override"[\s\S]*?<\/aside>/.exec(body)?.[0] ?? '';

test('a build at a preview origin stands in place of the live one for one browser, with files, hashes and policy of the shop’s own', async () => {
  const { open, preview, served, previews } = await shop();
  const first = await open(asking(preview));
  expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(renderedWith(first.body)?.remotes).toEqual([['catalog', true]]);
  const number = catalogOf(first);
  const { files } = await previews.readRelease('catalog', 1);
  expect(dataBlock(first.body, 'registry').remotes[0]).toMatchObject({
    build: number,
    base: `/assets/catalog/${number}/`,
    entry: `/assets/catalog/${number}/remoteEntry.abc.js`,
    integrity: files['client/remoteEntry.abc.js']?.integrity,
  });
  expect(String(first.headers['content-security-policy'])).not.toContain(new URL(served.origin).host);
  const cookie = cookieOf(first);
  expect(cookie).toBe(preview);
  // The server's half is the preview's as well.
  expect((await open('/remote', cookie)).body).toContain('rendered by the preview');
  expect(JSON.parse((await open('/version.json', cookie)).body).catalog).toBe(number);
  for (const file of Object.keys(files).filter((one) => one.startsWith('client/'))) {
    const answer = await open(`/assets/catalog/${number}/${file.slice('client/'.length)}`);
    expect([file, answer.statusCode]).toEqual([file, 200]);
    expect(answer.rawPayload.equals(await readFile(path.join(previews.root, 'catalog/1', file)))).toBe(true);
  }
  // Everybody else has the live build, which has the same number as the preview where that was packed.
  expect(catalogOf(await open('/list'))).toBe(1);
  expect((await open('/remote')).body).not.toContain('preview');
  expect((await open('/assets/catalog/1/home.abc.js')).body).not.toBe('previewed()');
  expect(JSON.parse((await open('/version.json')).body).catalog).toBe(1);
});

test('what is fetched of a preview once is not fetched again for its pages, and counts by what it holds', async () => {
  const { open, preview, served, previews, clock } = await shop();
  const number = catalogOf(await open(asking(preview)));
  const { length } = served.asked;
  clock.now += 10_000;
  expect(catalogOf(await open('/list', preview))).toBe(number);
  expect(served.asked).toHaveLength(length);
  await addBuild(previews, 'catalog', 2, previewSource);
  const other = catalogOf(await open(asking(preview.replace(/1$/, '2'))));
  expect(other).not.toBe(number);
  // A number that this server has given is none to ask for: with it nobody would have signed where the build comes from.
  expect((await open(asking(`catalog@${number}`))).statusCode).toBe(400);
});

test('the sign on the page and the panel say of a preview where it is from and its number there', async () => {
  const { open, signed, preview, served } = await shop({ sandbox: false });
  const text = await signed(preview);
  const page = await open(asking(text));
  expect(badgeOf(page)).toContain(`catalog: build 1 from ${served.origin} until 2026-11-26 14:00 UTC`);
  expect(badgeOf(await open(asking(text).replace('=en', '=fr')))).toContain(`catalog : version 1 de ${served.origin}`);
  const { packages } = (await open('/panel.json', text)).json();
  expect(packages[1]).toMatchObject({ name: 'catalog', build: 1, origin: served.origin, inPlaceOf: 1, server: null });
  expect(packages[0]).toMatchObject({ name: 'host', origin: null, inPlaceOf: null });
});

test('outside the sandbox a preview is fetched and shown as a team has signed its address, until the end', async () => {
  const { open, signed, preview, served, clock } = await shop({ sandbox: false });
  const text = await signed(preview);
  const later = Math.floor(clock.now / 1_000) + 24 * 3_600;
  for (const wrong of [preview, text.replace('/catalog/1!', '/catalog/2!'), text.replace(/!\d{10}!/, `!${later}!`)]) {
    const refused = await open(asking(wrong));
    expect([wrong, refused.statusCode, cookieOf(refused)]).toEqual([wrong, 400, undefined]);
    expect(refused.body).toMatch(/is not signed|is not what a team has signed/);
  }
  // Nobody has it ask anything who is not in a team.
  expect(served.asked).toEqual([]);
  const shown = await open(asking(text));
  expect([shown.statusCode, cookieOf(shown), catalogOf(shown) === 1]).toEqual([200, text, false]);
  clock.now += 4 * hour;
  expect(catalogOf(await open('/list', text))).toBe(1);
  expect((await open(asking(text))).body).toContain('has expired');
});

test('a preview of another origin, damaged, unsigned, of a team that may not, or away is refused with its reason, and touches nobody else', async () => {
  const { app, open, preview, served, folder, teams, clock } = await shop();
  const changed = async (file: string) => {
    const at = path.join(folder, 'catalog/1', file);
    const whole = await readFile(at);
    const other = Buffer.from(whole);
    other[9] = (other[9] ?? 0) ^ 1;
    await writeFile(at, other);
    return () => writeFile(at, whole);
  };
  const base = '/releases/catalog/1';
  const otherwise = (file: string, code: number) => async () => {
    served.answer(`${base}/${file}`, (_request, response) =>
      response.writeHead(code, { location: `${served.origin}${base}/release.json` }).end(),
    );
    return async () => served.answer(`${base}/${file}`, null);
  };
  const trusted = await readFile(teams, 'utf8');
  const notOurs = async () => {
    const { local } = JSON.parse(trusted);
    await writeFile(teams, JSON.stringify({ local: { ...local, packages: ['host'] } }));
    return () => writeFile(teams, trusted);
  };
  const cases: [() => Promise<() => Promise<void>>, RegExp, isStored: boolean][] = [
    [() => changed('client/home.abc.js'), /is not whole, or not signed/, false],
    [() => changed('server/remoteEntry.js'), /is not whole, or not signed/, false],
    [() => changed('release.json'), /is not whole, or not signed/, false],
    [notOurs, /is not whole, or not signed/, false],
    [otherwise('release.json', 404), /could not be fetched/, true],
    [otherwise('signature.json', 302), /could not be fetched/, true],
    [otherwise('client/home.abc.js', 500), /could not be fetched/, true],
  ];
  for (const [damage, reason, isStored] of cases) {
    const repair = await damage();
    clock.now += 10_000;
    const refused = await open(asking(preview));
    expect([refused.statusCode, refused.headers['cache-control'], cookieOf(refused)]).toEqual([
      400,
      'no-store',
      undefined,
    ]);
    expect(refused.body).toMatch(reason);
    expect(refused.body).toContain('<a href="/?remote=">Back to the releases</a>');
    if (damage !== notOurs) {
      // In a cookie it holds nothing, and what may come back stays in it.
      const page = await open('/list', preview);
      expect([page.statusCode, catalogOf(page), cookieOf(page)]).toEqual([200, 1, isStored ? undefined : '']);
      const other = await open('/list');
      expect([other.statusCode, catalogOf(other)]).toEqual([200, 1]);
    }
    await repair();
  }
  expect((await app.inject('/healthz')).json()).toMatchObject({ status: 'ok' });
  // Asked for again soon, it is not fetched again.
  const { length } = served.asked;
  expect((await open(asking(preview))).statusCode).toBe(400);
  expect(served.asked).toHaveLength(length);
  clock.now += 10_000;
  expect((await open(asking(preview))).statusCode).toBe(200);

  const stranger = await servePreviews(folder);
  closing.push(stranger.close);
  const refused = await open(asking(preview.replace(served.origin, stranger.origin)));
  expect([refused.statusCode, stranger.asked]).toEqual([400, []]);
  expect(refused.body).toContain('at an origin that this shop takes no previews from');
  expect((await open(asking(preview.replace('catalog@', 'host@').replace('/catalog/', '/host/')))).body).toContain(
    'names a remote that is not there',
  );
});

test('a key that is taken out ends a preview that was fetched before', async () => {
  const { open, preview, teams, clock } = await shop();
  await open(asking(preview));
  const { local } = JSON.parse(await readFile(teams, 'utf8'));
  await writeFile(teams, JSON.stringify({ local: { ...local, keys: {} } }));
  clock.now += 10_000;
  expect((await open(asking(preview))).body).toContain('is not whole, or not signed');
});

test('origins that do not answer hold up nobody but who asks for them, and only a few are asked at once', async () => {
  const { open, preview, served } = await shop();
  const places = [11, 12, 13, 14, 15].map((build) => preview.replace(/1$/, String(build)));
  for (const build of [11, 12, 13, 14, 15])
    for (const file of ['release.json', 'signature.json'])
      served.answer(`/releases/catalog/${build}/${file}`, () => undefined);
  const [last = '', ...others] = places.toReversed();
  const waiting = others.map((one) => open(asking(one)));
  await until(async () => served.asked.filter((url) => url.endsWith('/release.json')).length === 4);
  expect((await open(asking(last))).body).toContain('could not be fetched');
  expect(served.asked.filter((url) => url.includes('/15/'))).toEqual([]);
  expect(catalogOf(await open('/list'))).toBe(1);
  await served.close();
  expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
});

test('a build that was made for another platform or contract than the host’s is refused, wherever it lies', async () => {
  const { open, preview, previews, storage } = await shop();
  await addBuild(previews, 'catalog', 3, undefined, { platform: '^9.0.0' });
  await addBuild(previews, 'catalog', 4, undefined, { contract: '^9.0.0' });
  await addBuild(storage, 'catalog', 5, undefined, { platform: '^9.0.0' });
  for (const wrong of [preview.replace(/1$/, '3'), preview.replace(/1$/, '4'), 'catalog@5']) {
    const refused = await open(asking(wrong));
    expect([wrong, refused.statusCode]).toEqual([wrong, 400]);
    expect(refused.body).toContain('was built for another version of the host');
    const page = await open('/list', wrong);
    expect([page.statusCode, catalogOf(page), cookieOf(page)]).toEqual([200, 1, '']);
  }
});

test('a web server that has not made the page fetches the preview for the browser that has it, and for no other', async () => {
  const { open, another, preview, served } = await shop();
  const file = `/assets/catalog/${catalogOf(await open(asking(preview)))}/home.abc.js`;
  const second = await another();
  expect((await open(file, undefined, second)).statusCode).toBe(404);
  const answer = await open(file, preview, second);
  expect([answer.statusCode, answer.body]).toEqual([200, 'previewed()']);
  expect(catalogOf(await open('/list', preview, second))).toBe(catalogOf(await open('/list', preview)));
  // The origin is gone: who has fetched it shows it on, others show the releases and keep the choice.
  await served.close();
  expect(catalogOf(await open('/list', preview, second))).not.toBe(1);
  const left = await open('/list', preview, await another());
  expect([left.statusCode, catalogOf(left), cookieOf(left)]).toEqual([200, 1, undefined]);
});

test('where released files lie at another origin those of a preview’s page come from the web server', async () => {
  const { open, preview } = await shop({ assetOrigin: 'https://files.example' });
  const page = await open(asking(preview));
  const { entry } = dataBlock(page.body, 'registry').remotes[0];
  expect(entry).toBe(`/assets/catalog/${catalogOf(page)}/remoteEntry.abc.js`);
  expect(JSON.parse((await open('/registry.json', preview)).body).remotes[0].entry).toBe(entry);
  // Pictures may lie there all the same.
  expect(page.headers['content-security-policy']).toContain('https://files.example');
});

test('a remote that is not live yet is shown from a preview origin as well', async () => {
  const { open, preview, previews } = await shop();
  await addBuild(previews, 'chairs', 7, undefined, { config: { ...catalogConfig, name: 'chairs', routes: [] } });
  const page = await open(asking(preview.replaceAll('catalog', 'chairs').replace(/1$/, '7')));
  expect(page.statusCode).toBe(200);
  expect(dataBlock(page.body, 'registry').builds).toMatchObject({ catalog: 1, chairs: expect.any(Number) });
});
