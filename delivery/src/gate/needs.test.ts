import type { RemoteConfig } from '@shop/contract';
import { promote, promoteTogether, rollback, startCandidate } from '../registry.ts';
import { inventConfig, inventDist, temporaryFolder } from '../testing.ts';
import { type Build, catalog, route, shop } from './testing.ts';

/** Names that no host has ever heard of, as remotes bring them. */
const newSlot = 'hello.more' as 'overlay';
const newIntent = 'helloSaid' as 'noticeGiven';
const asked = { dispatches: [newIntent], slots: [{ slot: newSlot, expose: './home' }] } as const;
const hello = (changes: Partial<RemoteConfig> = {}): Build => ({
  package: 'hello',
  config: inventConfig({ name: 'hello', routes: [], ...changes }),
});
const brings = hello({ places: [newSlot], intents: [{ intent: newIntent, expose: './greeting' }] });

test('a remote brings a slot and an intent of its own under the host that is live, and others then use them', async () => {
  const { storage, add, refused } = await shop();
  await add(1, brings);
  expect(await refused(catalog(asked))).toHaveLength(2);
  await promote(storage, 'hello', 1);
  await promote(storage, 'catalog', 2);
  expect(await storage.readRegistry()).toMatchObject({ host: { live: 1 }, hello: { live: 1 }, catalog: { live: 2 } });
});

test('who brings a name and who uses it are promoted in one step', async () => {
  const { storage, add } = await shop();
  await add(1, brings);
  await add(2, catalog(asked));
  await promoteTogether(storage, { hello: 1, catalog: 2 });
  expect((await storage.readRegistry()).catalog?.live).toBe(2);
});

test('two remotes that bring one intent are refused, two that place one slot are not', async () => {
  const { storage, add, refused } = await shop();
  await add(1, brings);
  await promote(storage, 'hello', 1);
  expect(await refused(catalog({ places: [newSlot], intents: [{ intent: newIntent, expose: './home' }] }))).toEqual([
    expect.stringMatching(/^catalog 2, intent helloSaid: hello 1 has it as well/),
  ]);
});

test('a build that no longer has what others use is refused, and goes back all the same', async () => {
  const { storage, add } = await shop();
  await add(1, hello());
  await promote(storage, 'hello', 1);
  await add(2, brings);
  await promote(storage, 'hello', 2);
  await add(2, catalog(asked));
  await promote(storage, 'catalog', 2);
  await add(3, hello());
  const said = await promote(storage, 'hello', 3).catch(String);
  expect(String(said).split('\n- ').slice(1)).toEqual([
    expect.stringMatching(/^catalog 2, slot hello\.more: it fills it, and hello 3 would no longer have it\./),
    expect.stringMatching(/^catalog 2, intent helloSaid: it dispatches it, and hello 3 would no longer own it\./),
  ]);
  await rollback(storage, 'hello');
  expect((await storage.readRegistry()).hello?.live).toBe(1);
});

test('what only a candidate brings is there for some visitors, so that others may not use it yet', async () => {
  const { storage, add, refused } = await shop();
  await add(1, hello());
  await promote(storage, 'hello', 1);
  await add(2, brings);
  await startCandidate(storage, 'hello', 5);
  expect(await refused(catalog(asked))).toHaveLength(2);
  await promote(storage, 'hello', 2);
  await promote(storage, 'catalog', 2);
});

test('what the host dispatches may be owned later, and then stays owned', async () => {
  const { storage, add } = await shop();
  const { knows } = await inventDist(await temporaryFolder(), { package: 'host', build: 2 });
  await add(2, {
    package: 'host',
    knows: { ...knows, dispatches: ['cartAddRequested', 'helloSaid'] } as Build['knows'],
  });
  await promote(storage, 'host', 2);
  await add(2, { package: 'cart-checkout', config: inventConfig({ name: 'cart-checkout', routes: [] }) });
  await expect(promote(storage, 'cart-checkout', 2)).rejects.toThrow(
    'host 2, intent cartAddRequested: it dispatches it, and cart-checkout 2 would no longer own it',
  );
});

test('a build from before, whose config says nothing of what it places, is not asked', async () => {
  const { refused } = await shop();
  const { places: _, dispatches: __, ...before } = inventConfig({ slots: [{ slot: 'captcha', expose: './heart' }] });
  expect(await refused({ config: before as RemoteConfig })).toEqual([]);
});

/** A build whose code links by these builders, as the compiler records them. */
const linking = (paths: Record<string, string | null>, build: Build = catalog({})): Build => ({
  ...build,
  uses: { calls: [], platform: [], paths },
});
const page = (path: string): Build => hello({ routes: [route({ path, name: 'Hello', page: './home' })] });
const toHello = { hello: '/hello/:any', helloAgain: '/hello/:any', product: null };

test('a link to an address that no live page has is refused, with the builders, and passes beside the page or in one step with it', async () => {
  const { storage, add, refused } = await shop();
  expect(await refused(linking(toHello))).toEqual([
    expect.stringMatching(
      /^catalog 2, link \/hello\/:any: its code leads there \(paths\.hello, paths\.helloAgain\), and no page that would be live is there\. Promote first, .* with it in `routes`/,
    ),
  ]);
  await add(1, page('/hello/:to'));
  await add(3, linking(toHello));
  await promoteTogether(storage, { hello: 1, catalog: 3 });
  expect((await storage.readRegistry()).catalog?.live).toBe(3);
});

test('a link leads to the builder’s own remote, to a form and to an address that only leads on', async () => {
  const { refused } = await shop({
    routes: [
      route({ path: '/cart', name: 'Cart', forms: [{ path: '/cart/add' }] }),
      { path: '/basket', name: 'Basket', redirect: '/cart' },
    ],
  });
  const paths = { home: '/home', cart: '/cart', addToCartForm: '/cart/add', basket: '/Basket' };
  expect(await refused(linking(paths))).toEqual([]);
});

test('a builder that the contract does not have is refused, whatever is live', async () => {
  const { refused } = await shop();
  expect(await refused(linking({ hallo: '' }))).toEqual([
    expect.stringMatching(/^catalog 2, link paths\.hallo: its code calls it, and the contract .* has no such path\./),
  ]);
});

test('who takes a page away from a live link is refused, going forwards and back, until the link has gone', async () => {
  const { storage, add } = await shop();
  await add(1, hello());
  await promote(storage, 'hello', 1);
  await add(2, page('/hello/:to'));
  await promote(storage, 'hello', 2);
  await add(2, linking(toHello));
  await promote(storage, 'catalog', 2);
  await add(3, page('/hallo'));
  const lost =
    /catalog 2, link \/hello\/:any: its code leads there .*, and hello \d would no longer have a page there\./;
  await expect(promote(storage, 'hello', 3)).rejects.toThrow(lost);
  await expect(startCandidate(storage, 'hello', 5, { build: 3 })).rejects.toThrow(lost);
  await expect(rollback(storage, 'hello')).rejects.toThrow(lost);
  expect((await storage.readRegistry()).hello?.live).toBe(2);
  await add(3, catalog({}));
  await promote(storage, 'catalog', 3);
  await rollback(storage, 'hello');
  expect((await storage.readRegistry()).hello?.live).toBe(1);
});

test('what the host links to may come later, and then stays', async () => {
  const { storage, add } = await shop();
  await add(2, linking(toHello, { package: 'host' }));
  await promote(storage, 'host', 2);
  await add(1, page('/hello/:to'));
  await add(2, hello());
  await promote(storage, 'hello', 1);
  await expect(promote(storage, 'hello', 2)).rejects.toThrow(/host 2, link \/hello\/:any: .*hello 2 would no longer/);
});
