import fc from 'fast-check';
import { listBounds } from '@shop/contract';
import { schema } from '../../database/connection.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Headers = Record<string, string>;
type Owner = 'ada' | 'bo';

let shop: TestApp;
let headers: Record<Owner, Headers>;
beforeAll(async () => {
  shop = await startTestApp();
  headers = { ada: await shop.signIn('ada@example.com'), bo: await shop.signIn('bo@example.com') };
});
afterAll(() => shop?.close());

interface Entry {
  id: number;
  product: number;
  qty: number;
  bought: number;
}
interface List {
  id: number;
  owner: Owner;
  entries: Entry[];
  token: string | null;
  gifts: boolean;
}
/** What should be so: every list that was ever made, and every link that anybody ever got. */
interface World {
  lists: List[];
  links: { token: string; list: List }[];
}

const products = [fixture.table, fixture.cheap, fixture.lastOne];
const who = fc.constantFrom<Owner>('ada', 'bo');
/** Mostly one that there is. */
const place = fc.constantFrom(0, 0, 1, 1, 2, 3);
const entryPlace = fc.constantFrom(0, 0, 0, 1);
const units = fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 1, max: 4 }) }, fc.constantFrom(-1, 0, 100_000));

const step = fc.oneof(
  fc.record({ does: fc.constant('make' as const), who }),
  fc.record({ does: fc.constant('add' as const), who, place, product: fc.constantFrom(...products), qty: units }),
  fc.record({ does: fc.constant('add' as const), who, place, product: fc.constantFrom(...products), qty: units }),
  fc.record({
    does: fc.constant('edit' as const),
    who,
    place,
    entry: entryPlace,
    qty: fc.option(units, { nil: undefined }),
    bought: fc.option(units, { nil: undefined }),
  }),
  fc.record({ does: fc.constant('remove' as const), who, place, entry: entryPlace }),
  fc.record({ does: fc.constant('share' as const), who, place, gifts: fc.boolean() }),
  fc.record({ does: fc.constant('share' as const), who, place, gifts: fc.constant(true) }),
  fc.record({ does: fc.constant('unshare' as const), who, place }),
  fc.record({ does: fc.constant('drop' as const), who, place }),
  fc.record({ does: fc.constant('mark' as const), link: place, entry: entryPlace, qty: units }),
  fc.record({ does: fc.constant('mark' as const), link: place, entry: entryPlace, qty: units }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

let made = 0;
const call: TestApp['call'] = (name, input, sent) => shop.call(name, input, sent);
const isUnits = (quantity: number) => quantity >= 1 && quantity <= listBounds.quantity;

/** Makes the call of a step and answers the code that it gets; the world becomes what it then should be. */
const tried = async (world: World, taken: Step): Promise<{ code: number; expected: number }> => {
  if (taken.does === 'make') {
    const own = world.lists.filter(({ owner }) => owner === taken.who);
    if (own.length >= 3) return { code: 200, expected: 200 };
    made += 1;
    const body = { name: `List ${made}` };
    const { code, result } = await call('addCustomerList', { body }, headers[taken.who]);
    world.lists.push({ id: result.list_id, owner: taken.who, entries: [], token: null, gifts: false });
    return { code, expected: 200 };
  }
  if (taken.does === 'mark') {
    const link = world.links[taken.link];
    const list = link && link.list.token === link.token ? link.list : undefined;
    const entry = (link?.list ?? world.lists[0])?.entries[taken.entry];
    const body = { token: link?.token ?? 'none', entry_id: entry?.id ?? 999_999, qty: taken.qty };
    const { code } = await call('markSharedEntry', { body });
    if (!list) return { code, expected: 404 };
    if (!list.gifts) return { code, expected: 403 };
    if (!entry) return { code, expected: 404 };
    if (taken.qty < 1) return { code, expected: 400 };
    if (entry.bought + taken.qty > entry.qty) return { code, expected: 409 };
    entry.bought += taken.qty;
    return { code, expected: 200 };
  }
  const list = world.lists[taken.place];
  const list_id = list?.id ?? 999_999;
  const own = list?.owner === taken.who ? list : undefined;
  const by = headers[taken.who];
  if (taken.does === 'add') {
    const { product, qty } = taken;
    const { code, result } = await call('addListEntry', { body: { list_id, product_id: product, qty } }, by);
    if (!own) return { code, expected: 404 };
    const entry = own.entries.find((one) => one.product === product);
    if (!isUnits(qty) || !isUnits((entry?.qty ?? 0) + qty)) return { code, expected: 400 };
    const id = result.entries.find(({ product_id }) => product_id === product)?.entry_id ?? 0;
    if (entry) entry.qty += qty;
    else own.entries.push({ id, product, qty, bought: 0 });
    return { code, expected: 200 };
  }
  if (taken.does === 'edit' || taken.does === 'remove') {
    const entry = list?.entries[taken.entry];
    const body = { list_id, entry_id: entry?.id ?? 999_999 };
    if (taken.does === 'remove') {
      const { code } = await call('deleteListEntry', { body }, by);
      if (!own || !entry) return { code, expected: 404 };
      own.entries = own.entries.filter((one) => one !== entry);
      return { code, expected: 200 };
    }
    const { qty, bought } = taken;
    const changes = { ...(qty !== undefined && { qty }), ...(bought !== undefined && { bought }) };
    const { code } = await call('editListEntry', { body: { ...body, ...changes } }, by);
    if (!own || !entry) return { code, expected: 404 };
    const after = { qty: qty ?? entry.qty, bought: bought ?? entry.bought };
    if (!isUnits(after.qty) || after.bought < 0) return { code, expected: 400 };
    if (after.bought > after.qty) return { code, expected: 409 };
    Object.assign(entry, after);
    return { code, expected: 200 };
  }
  if (taken.does === 'share') {
    const body = { list_id, gifts_allowed: taken.gifts };
    const { code, result } = await call('shareCustomerList', { body }, by);
    if (!own) return { code, expected: 404 };
    own.gifts = taken.gifts;
    const token = result.share_token ?? '';
    if (own.token !== token) {
      expect([own.token, world.links.some((link) => link.token === token)]).toEqual([null, false]);
      world.links.unshift({ token, list: own });
    }
    own.token = token;
    return { code, expected: 200 };
  }
  const { code } = await call(
    taken.does === 'drop' ? 'deleteCustomerList' : 'unshareCustomerList',
    { body: { list_id } },
    by,
  );
  if (!own) return { code, expected: 404 };
  own.token = null;
  own.gifts = false;
  if (taken.does === 'drop') world.lists = world.lists.filter((one) => one !== own);
  return { code, expected: 200 };
};

const entriesOf = ({ entries }: List) =>
  entries.map(({ id, product, qty, bought }) => ({ entry_id: id, product_id: product, qty, bought }));

/** What everybody may see is as it should be, and nobody sees more. */
const checkAll = async ({ lists, links }: World): Promise<void> => {
  for (const [owner, by] of Object.entries(headers)) {
    const own = lists.filter((list) => list.owner === owner);
    const { result } = await call('customerLists', { query: {} }, by);
    const sum = (list: List, of: 'qty' | 'bought') => list.entries.reduce((total, entry) => total + entry[of], 0);
    expect(result.lists.map(({ list_id, entries, qty, bought }) => [list_id, entries, qty, bought])).toEqual(
      own.map((list) => [list.id, list.entries.length, sum(list, 'qty'), sum(list, 'bought')]),
    );
    for (const list of lists) {
      const read = await call('customerList', { query: { list_id: list.id } }, by);
      expect(read.code).toBe(list.owner === owner ? 200 : 404);
      if (read.code === 200)
        expect(read.result).toMatchObject({
          entries: entriesOf(list),
          share_token: list.token,
          gifts_allowed: list.gifts,
        });
    }
  }
  for (const { token, list } of links) {
    const seen = await call('sharedList', { query: { token } });
    expect(seen.code).toBe(list.token === token ? 200 : 404);
    if (seen.code === 200) expect(seen.result).toMatchObject({ entries: entriesOf(list), gifts_allowed: list.gifts });
  }
};

test('whatever owners and visitors do, nobody reads or changes what they may not, and units add up', async () => {
  const codes = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 40 }), async (steps) => {
      // So many changes at once are more than one person may make.
      await shop.connection.db.delete(schema.attempt);
      await shop.connection.db.delete(schema.customerListEntry);
      await shop.connection.db.delete(schema.customerList);
      const world: World = { lists: [], links: [] };
      for (const [first, owner] of [
        [0, 'ada'],
        [1, 'bo'],
      ] as const) {
        await tried(world, { does: 'make', who: owner });
        await tried(world, { does: 'add', who: owner, place: first, product: fixture.table, qty: 2 });
        await tried(world, { does: 'share', who: owner, place: first, gifts: owner === 'ada' });
      }
      for (const taken of steps) {
        const { code, expected } = await tried(world, taken);
        expect([taken, code]).toEqual([taken, expected]);
        codes.set(`${taken.does} ${code}`, (codes.get(`${taken.does} ${code}`) ?? 0) + 1);
      }
      await checkAll(world);
    }),
    { numRuns: 30 },
  );
  // Each of them was tried, with and without the right to.
  for (const does of ['add', 'edit', 'remove', 'share', 'unshare', 'drop'])
    for (const code of [200, 404]) expect([...codes.keys()]).toContain(`${does} ${code}`);
  for (const code of [200, 403, 404, 409]) expect([...codes.keys()]).toContain(`mark ${code}`);
});
