import type { RemoteConfig } from '@shop/contract';
import { promote, promoteTogether, startCandidate } from '../registry.ts';
import { inventConfig, inventDist, pointAt, temporaryFolder } from '../testing.ts';
import { type Build, catalog, route, shop } from './testing.ts';

test('a build that fits is promoted', async () => {
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
  [
    'a call that the host does not know',
    { ...catalog({}), uses: { calls: ['carts', 'flights'], platform: [] } },
    /^catalog 2, call flights: its code makes it, and host 1 does not know it\. Promote a host first/,
  ],
  [
    'an import that the host’s platform does not have',
    { ...catalog({}), uses: { calls: [], platform: ['Link', 'Wing'] } },
    /^catalog 2, platform Wing: its code imports it, and host 1 does not know it\. Promote a host first/,
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

test.each(fits)('%s is refused, with where and how to mend it', async (_, build, fault) => {
  const { refused } = await shop();
  expect(await refused(build)).toEqual([expect.stringMatching(fault)]);
});

test('patterns of two remotes that an address matches alike are refused, a more exact one is not', async () => {
  const { refused } = await shop({ routes: [route({ path: '/cart/:step', name: 'Cart' })] });
  expect(await refused(catalog({ routes: [route({ path: '/cart/:room' })] }))).toEqual([
    expect.stringContaining('route /cart/:room: cart-checkout 1 has /cart/:step as well'),
  ]);
  const { refused: passes } = await shop({ routes: [route({ path: '/cart/:step', name: 'Cart' })] });
  expect(
    await passes(catalog({ routes: [route({ path: '/cart/print' }), route({ path: '/cart/a/:b', name: 'B' })] })),
  ).toEqual([]);
});

test('pages of one resolved type and takers of one form are one', async () => {
  const resolves = { resolves: 'product' as const, forms: [{ path: '/add' }] };
  const { refused } = await shop({ routes: [route({ path: '/:product', name: 'Cart', ...resolves })] });
  expect(await refused(catalog({ routes: [route({ path: '/:product', ...resolves })] }))).toEqual([
    expect.stringContaining('resolved type product'),
    expect.stringContaining('form /add'),
  ]);
});

test('everything is told in one list, and both halves of a step pass together', async () => {
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

test('a candidate is judged beside what is live, and what is promoted later beside the candidate', async () => {
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

test('a host that would take a call from a live remote is refused, and one of before is not asked for calls', async () => {
  const { storage, add, refused } = await shop();
  expect(await refused({ uses: { calls: ['carts'], platform: ['calling'] } })).toEqual([]);
  const { knows } = await inventDist(await temporaryFolder(), { package: 'host', build: 3 });
  await add(3, { package: 'host', knows: { ...knows, calls: [] } as Build['knows'] });
  await expect(promote(storage, 'host', 3)).rejects.toThrow(
    /catalog 2, call carts: its code makes it, and host 3 does not know it/,
  );
  await add(4, { package: 'host', knows: { ...knows, calls: undefined, platform: undefined } as Build['knows'] });
  await promote(storage, 'host', 4);
});

test('a host that does not say what it knows carries no new remote', async () => {
  const { storage, add, refused } = await shop();
  const { knows: _, ...before } = await inventDist(await temporaryFolder(), { package: 'host', build: 5 });
  await add(5, { ...before, knows: undefined } as Build);
  await pointAt(storage, { host: 5 });
  expect(await refused()).toEqual([expect.stringMatching(/^host 5: it is of a time when/)]);
});
