import { generateKeyPairSync } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { signOverride } from '@shop/delivery';

import type { LightMyRequestResponse } from 'fastify';
import { addBuild, closeApps, dataBlock, renderedWith, testApp } from '../testing.ts';

afterEach(closeApps);

const start = Date.UTC(2026, 10, 26, 10);
const hour = 3_600_000;

/** A shop in which the catalog's build 1 is live, and 2 is stored. */
const shop = async ({ sandbox }: { sandbox: boolean }) => {
  const tested = await testApp({ overrides: true, sandbox });
  const { app, storage, clock } = tested;
  clock.now = start;
  await addBuild(storage, 'catalog', 2);
  const signed = async (override: string, hours = 4, now = clock.now) =>
    (await signOverride(storage.signatures, { override, hours, now })).text;
  const open = (address: string, cookie?: string) =>
    app.inject({ url: address, ...(cookie !== undefined && { cookies: { remoteOverride: cookie } }) });
  return { ...tested, signed, open };
};

const catalogOf = ({ body }: LightMyRequestResponse): unknown => dataBlock(body, 'registry').builds.catalog;
const versionOf = ({ body }: LightMyRequestResponse): unknown => JSON.parse(body).catalog;
const cookieOf = ({ cookies }: LightMyRequestResponse): string | undefined =>
  cookies.find(({ name }) => name === 'remoteOverride')?.value;
const asking = (override: string): string => `/?setLang=en&remote=${encodeURIComponent(override)}`;

test('a stored build stands in place of the live one for one browser: rendered by the server, and told as its own', async () => {
  const { open } = await shop({ sandbox: true });
  const first = await open(asking('catalog@2'));
  expect([first.statusCode, catalogOf(first), first.headers['cache-control']]).toEqual([200, 2, 'private, no-store']);
  expect(renderedWith(first.body)?.remotes).toEqual([['catalog', true]]);
  expect(dataBlock(first.body, 'registry').remotes[0]).toMatchObject({
    entry: '/assets/catalog/2/remoteEntry.abc.js',
    integrity: expect.stringMatching(/^sha256-/),
  });
  expect(String(first.headers['content-security-policy'])).not.toContain('127.0.0.1');
  const cookie = cookieOf(first);
  expect(cookie).toBe('catalog@2');
  expect(catalogOf(await open('/list', cookie))).toBe(2);
  expect(versionOf(await open('/version.json', cookie))).toBe(2);
  expect(JSON.parse((await open('/registry.json', cookie)).body).remotes[0].build).toBe(2);
  // Everybody else.
  expect(catalogOf(await open('/list'))).toBe(1);
  expect(versionOf(await open('/version.json'))).toBe(1);
});

test('a page says which build stands in place of the live one, until when, and leads back in one click', async () => {
  const { open, signed } = await shop({ sandbox: false });
  const badgeOf = ({ body }: LightMyRequestResponse) =>
    /<aside class="remote-override"[\s\S]*?<\/aside>/.exec(body)?.[0];
  const address = asking(await signed('catalog@2'));
  expect(badgeOf(await open(address))).toContain('catalog: build 2 until 2026-11-26 14:00 UTC');
  expect(badgeOf(await open(address.replace('=en', '=fr')))).toContain('catalog : version 2 jusqu’au 2026-11-26 14:00');
  const [, back = ''] = /<a href="([^"]+)"/.exec(badgeOf(await open(address)) ?? '') ?? [];
  const left = await open(back, await signed('catalog@2'));
  expect([left.statusCode, cookieOf(left), catalogOf(left), badgeOf(left)]).toEqual([200, '', 1, undefined]);
});

test('a page with an override is in no cache, and one that lies in a cache is not given to who has an override', async () => {
  const { app, open } = await shop({ sandbox: true });
  const headersOf = ({ headers }: LightMyRequestResponse) => [headers['cache-control'], headers.etag ?? null];
  // Kept, and then found before anything is looked up.
  for (let time = 0; time < 2; time += 1) expect(catalogOf(await open('/list'))).toBe(1);
  const own = await open('/list', 'catalog@2');
  expect([catalogOf(own), ...headersOf(own)]).toEqual([2, 'private, no-store', null]);
  expect(catalogOf(await open('/list?remote=catalog@2'))).toBe(2);
  // Also where it names what is live: everybody's page lacks what says so.
  expect(headersOf(await open('/list', 'catalog@1'))).toEqual(['private, no-store', null]);
  const others = await open('/list');
  expect(catalogOf(others)).toBe(1);
  expect([others.headers['cache-control'], others.headers.vary]).toEqual([
    'public, max-age=0, must-revalidate',
    'Accept-Encoding, Cookie',
  ]);
  // A browser that has everybody's page is not told that it has not changed.
  const again = await app.inject({
    url: '/list',
    headers: { 'if-none-match': String(others.headers.etag) },
    cookies: { remoteOverride: 'catalog@2' },
  });
  expect([again.statusCode, catalogOf(again)]).toEqual([200, 2]);
  // A language that the address chooses makes no cache forget that cookies decide.
  expect((await open('/list?setLang=en')).headers.vary).toBe('Accept-Encoding, Cookie');
});

test('outside the sandbox an override holds that a team has signed, until its end', async () => {
  const { open, signed, clock } = await shop({ sandbox: false });
  const text = await signed('catalog@2', 4);
  const first = await open(asking(text));
  expect([first.statusCode, catalogOf(first), cookieOf(first)]).toEqual([200, 2, text]);
  clock.now = start + 4 * hour - 1_000;
  expect(catalogOf(await open('/list', text))).toBe(2);
  clock.now = start + 4 * hour;
  expect(versionOf(await open('/version.json', text))).toBe(1);
  const after = await open('/list', text);
  expect([after.statusCode, catalogOf(after), cookieOf(after)]).toEqual([200, 1, '']);
  const asked = await open(asking(text));
  expect([asked.statusCode, asked.headers['cache-control']]).toEqual([400, 'no-store']);
  expect(asked.body).toContain('has expired. Ask for a new address');
  expect(asked.body).toContain('<a href="/?remote=">Back to the releases</a>');
});

test('what is unsigned, forged, of a key or team that may not, too long, or of no build is refused with its reason, in no cookie either', async () => {
  const { open, signed, storage, clock } = await shop({ sandbox: false });
  const good = await signed('catalog@2');
  const [, , by = '', signature = ''] = good.split('!');
  const until = Math.floor(clock.now / 1_000) + 3_600;
  const cases: [string, RegExp][] = [
    ['catalog@2', /is not signed/],
    ['catalog@http://127.0.0.1:3101/remoteEntry.js', /is not signed/],
    [good.replace('catalog@2', 'catalog@1'), /is not what a team has signed/],
    [good.replace(/!\d{10}!/, `!${until + 24 * 3_600}!`), /is not what a team has signed/],
    [good.replace(by, 'local/other'), /is not what a team has signed/],
    [good.replace(signature, 'A'.repeat(86)), /is not what a team has signed/],
    [`${good}x`, /“catalog@2!.* is no override/],
    [await signed('catalog@9'), /names a build that is not kept/],
    [await signed('chairs@2'), /names a remote that is not there\. There are catalog\./],
    [await signed('host@1'), /names a remote that is not there/],
    [await signed('catalog@2', 7 * 24, clock.now + hour), /would hold for longer than 7 days/],
  ];
  for (const [text, reason] of cases) {
    const refused = await open(asking(text));
    expect([text, refused.statusCode, refused.body.match(reason)?.length]).toEqual([text, 400, 1]);
    expect(cookieOf(refused)).toBeUndefined();
    // As a cookie it holds nothing, and locks nobody out.
    const page = await open('/list', text);
    expect([text, page.statusCode, catalogOf(page)]).toEqual([text, 200, 1]);
  }
  // One of several spoils all.
  expect((await open(asking(`${good},catalog@2`))).statusCode).toBe(400);
  // The key is taken out.
  const teams = path.join(storage.root, 'teams.json');
  const { publicKey } = generateKeyPairSync('ed25519');
  const other = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  await writeFile(teams, JSON.stringify({ local: { packages: ['*'], keys: { local: other } } }));
  clock.now += 10_000;
  expect((await open(asking(good))).statusCode).toBe(400);
  // A file of teams that nobody can read stops no page.
  await writeFile(teams, '{');
  expect(catalogOf(await open('/list', good))).toBe(1);
});

test('a team that may not release the remote allows no override of it', async () => {
  const { open, signed, storage } = await shop({ sandbox: false });
  const good = await signed('catalog@2');
  const teams = path.join(storage.root, 'teams.json');
  const trusted = JSON.parse(await readFile(teams, 'utf8'));
  await writeFile(teams, JSON.stringify({ ...trusted, local: { ...trusted.local, packages: ['account'] } }));
  expect((await open(asking(good))).body).toContain('is not what a team has signed that may release this remote');
  await expect(signed('catalog@2')).rejects.toThrow('Team local may not release catalog');
});

test('a build that has gone, or does not start, leaves the page, and the way back', async () => {
  const { open, storage, clock } = await shop({ sandbox: true });
  await addBuild(storage, 'catalog', 3, "throw new Error('broken build');");
  const broken = await open('/remote?remote=catalog@3');
  expect(broken.statusCode).toBeLessThan(600);
  expect(broken.body).toContain('<a href="/?remote=">');
  expect(catalogOf(await open('/?remote=', 'catalog@3'))).toBe(1);
  await rename(path.join(storage.root, 'catalog/2'), path.join(storage.root, 'catalog-2'));
  clock.now += 10_000;
  const gone = await open('/list', 'catalog@2');
  // It may come back: a store that is away for a moment ends no override.
  expect([gone.statusCode, catalogOf(gone), cookieOf(gone)]).toEqual([200, 1, undefined]);
  await rename(path.join(storage.root, 'catalog-2'), path.join(storage.root, 'catalog/2'));
  clock.now += 10_000;
  expect(catalogOf(await open('/list', 'catalog@2'))).toBe(2);
});

test('several remotes are replaced at once, each by the last that was asked for, and a remote that is not live yet is shown', async () => {
  const { open, storage } = await shop({ sandbox: true });
  await addBuild(storage, 'chairs', 5);
  const first = await open(asking('catalog@2,chairs@5'));
  expect(dataBlock(first.body, 'registry').builds).toMatchObject({ catalog: 2, chairs: 5 });
  const second = await open(asking('catalog@1'), cookieOf(first));
  expect([catalogOf(second), cookieOf(second)]).toEqual([1, 'catalog@1,chairs@5']);
});
