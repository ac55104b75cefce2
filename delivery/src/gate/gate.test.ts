import type { RemoteConfig } from '@shop/contract';
import { promote, promoteTogether, rollback, startCandidate } from '../registry.ts';
import { inventConfig, inventDist, pointAt, temporaryFolder } from '../testing.ts';
import { type Build, catalog, route, shop } from './testing.ts';

test('X-205 a build that fits is promoted', async () => {
  const { refused } = await shop();
  expect(await refused()).toEqual([]);
});

const fits: [what: string, build: Build, fault: RegExp][] = [
  [
    'a second owner of an intent',
    catalog({ intents: [{ intent: 'cartAddRequested', expose: './add' }] }),
    /^catalog 2, intent cartAddRequested: cart-checkout 1 has it as well\. .*take it out of `intents` of one remote/,
  ],
  [
    'an unknown layout',
    catalog({ routes: [route({ layout: 'wide' as 'default' })] }),
    /^catalog 2, layout wide: host 1 has no such layout; it has default, login, cms, print, blank\./,
  ],
  [
    'a slot that nobody places',
    catalog({ slots: [{ slot: 'nowhere' as 'overlay', expose: './home' }] }),
    /^catalog 2, slot nowhere: it fills it, and no page that would be live has it\. .*`places`/,
  ],
  [
    'an intent that nobody owns',
    catalog({ dispatches: ['flown' as 'noticeGiven'] }),
    /^catalog 2, intent flown: it dispatches it, and nobody who would be live owns it\. .*`intents`/,
  ],
  [
    'an intent that the host hears itself',
    catalog({ intents: [{ intent: 'noticeGiven', expose: './home' }] }),
    /^catalog 2, intent noticeGiven: host 1 hears it itself\. .*take it out of `intents`/,
  ],
  ['a language without texts', catalog({ locales: ['en'] }), /^catalog 2, language fr: host 1 is shown in it/],
  [
    'a build against another platform, whatever its config says',
    { config: { ...inventConfig(), platform: '^1.0.0' } as RemoteConfig, platform: '^2.0.0' },
    /^catalog 2, platform: it was built against platform \^2\.0\.0, but host 1 provides 1\.0\.0\./,
  ],
  ['a build against another contract', { ...catalog({}), contract: '^1.1.0' }, /built against contract \^1\.1\.0/],
  [
    'the address of another’s page',
    catalog({ routes: [route({ path: '/CART/' })] }),
    /^catalog 2, route \/CART\/: cart-checkout 1 has \/cart as well\./,
  ],
  [
    'the name of another’s page',
    catalog({ routes: [route({ name: 'Cart' })] }),
    /^catalog 2, route name Cart: cart-checkout 1 has it as well\./,
  ],
  [
    'an address twice',
    catalog({ routes: [route({}), route({ name: 'Home2' })] }),
    /^catalog 2, route \/home: it is there twice/,
  ],
  ['every address', catalog({ routes: [route({ path: '/:all' })] }), /^catalog 2, route \/:all: it takes addresses of/],
];

test.each(fits)('X-205 %s is refused, with where and how to mend it', async (_, build, fault) => {
  const { refused } = await shop();
  expect(await refused(build)).toEqual([expect.stringMatching(fault)]);
});

const flag = (changes: object = {}) =>
  catalog({
    flags: [
      {
        key: 'catalog.far',
        type: 'boolean',
        default: false,
        purpose: 'Moves it',
        owner: 'catalog',
        ...changes,
      } as never,
    ],
  });

const flagFaults: [what: string, build: Build, fault: RegExp][] = [
  [
    'a second owner',
    flag({ key: 'cart.free-delivery-line' }),
    /^catalog 2, flag cart\.free-delivery-line: cart-checkout 1 has it as well\. .*`flags` of one remote/,
  ],
  ['a key that is none', flag({ key: 'Far' }), /^catalog 2, flag Far: its key is none/],
  ['no owner', flag({ owner: ' ' }), /^catalog 2, flag catalog\.far: it does not say what for, or whose it is/],
  ['another type', flag({ type: 'object' }), /it is of type object/],
  ['no variants', flag({ type: 'string', default: 'a', variants: ['a'] }), /it has no `variants` to choose from/],
  ['a default of another type', flag({ default: 'no' }), /its default "no" is not one of true, false/],
  [
    'a default that is no variant',
    flag({ type: 'number', default: 3, variants: [4, 6] }),
    /its default 3 is not one of 4, 6/,
  ],
  ['weights of unknown answers', flag({ weights: { on: 50, off: 50 } }), /its `weights` are none/],
  ['weights of nothing', flag({ weights: { true: 0, false: 0 } }), /its `weights` are none/],
  [
    'a flag that a route reads and nobody declares',
    catalog({ routes: [route({ flags: ['catalog.near' as never] })] }),
    /^catalog 2, route \/home: it reads the flag catalog\.near, which the remote does not declare/,
  ],
];

test.each(flagFaults)('X-401 %s is refused', async (_, build, fault) => {
  const { refused } = await shop({
    flags: [
      { key: 'cart.free-delivery-line', type: 'boolean', default: false, purpose: 'Says it', owner: 'cart' } as never,
    ],
  });
  expect((await refused(build))[0]).toMatch(fault);
});

test('X-401 a flag that is well declared, an experiment too, is promoted', async () => {
  const { refused } = await shop();
  expect(await refused(flag({ type: 'number', default: 4, variants: [4, 6], weights: { 4: 1, 6: 3 } }))).toEqual([]);
});

test('X-205 patterns of two remotes that an address matches alike are refused, a more exact one is not', async () => {
  const { refused } = await shop({ routes: [route({ path: '/cart/:step', name: 'Cart' })] });
  expect(await refused(catalog({ routes: [route({ path: '/cart/:room' })] }))).toEqual([
    expect.stringContaining('route /cart/:room: cart-checkout 1 has /cart/:step as well'),
  ]);
  const { refused: passes } = await shop({ routes: [route({ path: '/cart/:step', name: 'Cart' })] });
  expect(
    await passes(catalog({ routes: [route({ path: '/cart/print' }), route({ path: '/cart/a/:b', name: 'B' })] })),
  ).toEqual([]);
});

test('X-205 pages of one resolved type and takers of one form are one', async () => {
  const resolves = { resolves: 'product' as const, forms: [{ path: '/add' }] };
  const { refused } = await shop({ routes: [route({ path: '/:product', name: 'Cart', ...resolves })] });
  expect(await refused(catalog({ routes: [route({ path: '/:product', ...resolves })] }))).toEqual([
    expect.stringContaining('resolved type product'),
    expect.stringContaining('form /add'),
  ]);
});

test('X-205 everything is told in one list, and both halves of a step pass together', async () => {
  const { storage, add, refused } = await shop();
  const config = inventConfig({ locales: ['en'], intents: [{ intent: 'cartAddRequested', expose: './add' }] });
  expect(await refused({ config, platform: '^2.0.0', files: { 'client/home.abc.js.map': '{}' } })).toHaveLength(4);
  await add(3, { platform: '^2.0.0', ...catalog({}) });
  await add(3, { package: 'host', platform: '2.0.0' });
  await add(3, {
    package: 'cart-checkout',
    platform: '^2.0.0',
    config: inventConfig({ name: 'cart-checkout', routes: [] }),
  });
  await expect(promoteTogether(storage, { host: 3, catalog: 3 })).rejects.toThrow(
    'cart-checkout 1, platform: it was built against platform ^1.0.0, but host 3',
  );
  await promoteTogether(storage, { host: 3, catalog: 3, 'cart-checkout': 3 });
  expect((await storage.readRegistry()).host?.live).toBe(3);
});

test('X-205 X-213 a candidate is judged beside what is live, and what is promoted later beside the candidate', async () => {
  const { storage, add } = await shop({ intents: [] });
  await add(2, catalog({}));
  await promote(storage, 'catalog', 2);
  await add(3, catalog({ intents: [{ intent: 'cartAddRequested', expose: './add' }] }));
  await startCandidate(storage, 'catalog', 5);
  await add(4, {
    package: 'cart-checkout',
    config: inventConfig({
      name: 'cart-checkout',
      routes: [],
      intents: [{ intent: 'cartAddRequested', expose: './drawer' }],
    }),
  });
  await expect(promote(storage, 'cart-checkout')).rejects.toThrow('intent cartAddRequested: catalog 3 has it as well');
});

test('X-205 a host that does not say what it knows carries no new remote', async () => {
  const { storage, add, refused } = await shop();
  const { knows: _, ...before } = await inventDist(await temporaryFolder(), { package: 'host', build: 5 });
  await add(5, { ...before, knows: undefined } as Build);
  await pointAt(storage, { host: 5 });
  expect(await refused()).toEqual([expect.stringMatching(/^host 5: it is of a time when/)]);
});

/** Code of the catalog for the web server, in which one module is what is given. */
const serverCode = (home: string) => ({
  'server/remoteEntry.js': `const texts = { title: { home: 'A title' } };
exports.get = (expose) => {
  if (expose.startsWith('./locale-')) return texts;
  if (expose === './home') ${home}
  return { default() {} };
};`,
});
const broken: [what: string, home: string, fault: RegExp][] = [
  [
    'throws',
    "throw new Error('no window');",
    /^catalog 2, \.\/home: the web server cannot load it under host 1: Error: no window\./,
  ],
  ['loops', 'for (;;);', /it was not loaded within 2 seconds/],
  ['never answers', 'return new Promise(() => {});', /it was not loaded within 2 seconds/],
  ['ends the process', 'process.exit(0);', /the process that loaded it ended \(exit code 0\)/],
  [
    'reads files of others',
    "return require('fs').readFileSync('/etc/hostname');",
    /Access to this API has been restricted/,
  ],
  ['has no component', 'return { head() {} };', /^catalog 2, \.\/home: by remote\.config\.ts it has `default`, and/],
];

test.each(broken)(
  'X-206 a module that %s is refused, and the others are tried all the same',
  async (_, home, fault) => {
    const { storage, add } = await shop();
    const config = inventConfig({
      routes: [route({}), route({ path: '/last', name: 'Last', page: './last', titleKey: 'title.gone' })],
    });
    await add(2, { config, files: serverCode(home) });
    const said = await promote(storage, 'catalog', 2, { limit: 2_000 }).catch(String);
    const [, ...faults] = String(said).split('\n- ');
    expect(faults).toEqual([
      expect.stringMatching(fault),
      expect.stringMatching(/^catalog 2, locales\/en\.json: it lacks title\.gone\./),
      expect.stringMatching(/^catalog 2, locales\/fr\.json: it lacks title\.gone\./),
    ]);
  },
);

test('X-206 nobody’s rollback waits for a build that is tried, and the trial’s end is judged beside what is live then', async () => {
  const { storage, add } = await shop({ intents: [] });
  const drawer = { intent: 'cartAddRequested', expose: './drawer' } as const;
  await add(2, {
    package: 'cart-checkout',
    config: inventConfig({ name: 'cart-checkout', routes: [], intents: [drawer] }),
  });
  await pointAt(storage, { 'cart-checkout': 2 });
  await pointAt(storage, { 'cart-checkout': 1 });
  const slow = 'return new Promise((done) => setTimeout(() => done({ default() {} }), 1500));';
  await add(2, { config: inventConfig({ intents: [{ ...drawer, expose: './add' }] }), files: serverCode(slow) });
  const ends: string[] = [];
  const trial = promote(storage, 'catalog', 2).then(
    () => ends.push('promoted'),
    (error: Error) => ends.push(error.message),
  );
  await rollback(storage, 'cart-checkout').then(() => ends.push('rolled back'));
  await trial;
  expect(ends).toEqual(['rolled back', expect.stringContaining('cart-checkout 2 has it as well')]);
});

test('X-206 texts that one language alone has are named; forms for numbers may differ', async () => {
  const texts = `exports.get = (expose) => ({
  './locale-en': { title: { home: 'Home' }, items_one: '1', items_other: '2', only: { here: 'x' } },
  './locale-fr': { title: { home: 'Accueil' }, items_one: '1', items_many: '2', items_other: '2' },
})[expose] ?? { default() {} };`;
  const { refused } = await shop();
  expect(await refused({ ...catalog({}), files: { 'server/remoteEntry.js': texts } })).toEqual([
    expect.stringMatching(/^catalog 2, locales\/fr\.json: it lacks only\.here\./),
  ]);
});

test('X-206 a host that cannot be loaded, or breaks a live remote, is not promoted', async () => {
  const { storage, add } = await shop();
  await add(2, { package: 'host', files: { 'server/render.js': "throw new Error('no platform');" } });
  await expect(promote(storage, 'host')).rejects.toThrow(
    'host 2, server/render.js: nothing of cart-checkout 1 can be tried in it: Error: no platform.',
  );
  const picky = "exports.importExpose = async () => { throw new Error('no such export of the platform'); };";
  await add(3, { package: 'host', files: { 'server/render.js': picky } });
  await expect(promote(storage, 'host')).rejects.toThrow(
    'cart-checkout 1, ./drawer: the web server cannot load it under host 3: Error: no such export',
  );
});

/** Put together here, so that no file of this repository holds what looks like a secret. */
const secret = (...parts: string[]): string => parts.join('');
const contents: [what: string, files: Record<string, string>, fault: RegExp][] = [
  ['a source map', { 'client/home.abc.js.map': '{}' }, /^catalog 2, client\/home\.abc\.js\.map: a source map is/],
  [
    'a compressed source map',
    { 'client/home.abc.js.map.gz': '{}' },
    /js\.map\.gz: a source map is for everyone to read/,
  ],
  ['a pointer to one', { 'client/home.abc.js': 'a();\n//# sourceMappingURL=home.js.map' }, /it names a source map/],
  [
    'a pointer to one in a sheet',
    { 'client/home.abc.css': 'a{}/*# sourceMappingURL=h.map */' },
    /it names a source map/,
  ],
  [
    'a script that cannot be parsed',
    { 'client/home.abc.js': '<!doctype html>' },
    /it cannot be parsed: SyntaxError|it cannot be parsed: Unexpected/,
  ],
  [
    'a sheet that cannot be parsed',
    { 'client/home.abc.css': 'a { color: red' },
    /it cannot be parsed: .*Unclosed block/,
  ],
  ['JSON that cannot be parsed', { 'client/list.json': '{' }, /client\/list\.json: it cannot be parsed/],
  ['settings', { 'client/.env.production': 'x' }, /client\/\.env\.production: settings are for everyone to read/],
  ['lines of settings', { 'client/a.txt': 'DATABASE_URL=x\nWEB_NAME=y' }, /it holds lines of an \.env file/],
  [
    'a private key',
    { 'client/home.abc.js': `k = '${secret('-----BEGIN RSA PRI', 'VATE KEY-----')}'` },
    /it holds a private key\. Take it out/,
  ],
  [
    'a token',
    { 'client/home.abc.js': `k = '${secret('ghp', '_', 'a1'.repeat(18))}'` },
    /client\/home\.abc\.js: it holds a token of GitHub/,
  ],
  [
    'an address with a password',
    { 'client/home.abc.js': `k = '${secret('postgresql:/', '/shop:', 'word@db/shop')}'` },
    /it holds an address with a password/,
  ],
  [
    'an entry without a module',
    { 'client/remoteEntry.abc.js': 'var entry = {};' },
    /\.\/home: client\/remoteEntry\.abc\.js does not offer/,
  ],
  [
    'a hash of no file',
    { 'client/home.abc.js': `load('sha256-${'A'.repeat(43)}=')` },
    /client\/home\.abc\.js: no file has the hash that it asks for: sha256-A/,
  ],
];

test.each(contents)('X-207 %s among the files for browsers is refused', async (_, files, fault) => {
  const { refused } = await shop();
  const [first, ...others] = await refused({ ...catalog({ locales: ['en', 'fr'] }), files });
  expect(first).toMatch(fault);
  if (!('client/remoteEntry.abc.js' in files)) expect(others).toEqual([]);
});

test('X-281 a script that is loaded later and whose hash no script of the build holds is refused', async () => {
  const { refused } = await shop();
  const files = { 'client/home.abc.js': 'home();' };
  expect(await refused({ ...catalog({ locales: ['en', 'fr'] }), files, hashed: false })).toEqual([
    expect.stringMatching(/^catalog 2, client\/remoteEntry\.abc\.js: no file has the hash that it asks for/),
    expect.stringMatching(
      /^catalog 2, client\/home\.abc\.js: no script of the build holds its hash, .*Build it with the integrity plugin/,
    ),
  ]);
});

test('X-207 an expose that brings more than its budget is refused', async () => {
  const { refused } = await shop();
  const heavy = Array.from({ length: 20_000 }, (_, index) => Math.sin(index).toString(36)).join();
  expect(await refused({ ...catalog({}), files: { 'client/home.abc.js': `'${heavy}'` } })).toEqual([
    expect.stringMatching(/^catalog 2, \.\/home: it brings \d+\.\d KB, more than the 64\.0 KB that an expose may\./),
  ]);
});
