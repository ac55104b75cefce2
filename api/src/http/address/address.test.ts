import { pasted } from '@shop/format/testing';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { schema } from '../../database/connection.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
const headers: Record<string, { authorization: string }> = {};
beforeAll(async () => {
  shop = await startTestApp();
  for (const name of ['ada', 'bo']) {
    headers[name] = await shop.signIn(`${name}@example.com`);
  }
});
afterAll(() => shop?.close());

const address = {
  firstname: 'Ada',
  lastname: 'Roy',
  street: '12 King St W',
  apartment_unit_suite: '4B',
  city: 'Toronto',
  postcode: 'm5h1a1',
  region_id: 74,
  telephone: '416-555-0123',
};

test('API-025 the regions of Canada', async () => {
  const { result } = await shop.call('countryRegions', { query: { country_id: 'CA' } });
  expect(result.region_list).toContainEqual({ region_id: 74, default_name: 'Ontario', code: 'ON' });
  const french = await shop.call('countryRegions', { query: { country_id: 'CA' } }, { 'accept-language': 'fr' });
  const names = french.result.region_list.map(({ default_name }) => default_name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('fr').compare));
});

test('API-026 API-027 ADDR-002 an address is stored as it is written on a parcel, and the first is the default', async () => {
  const added = await shop.call('addAddress', { body: address }, headers['ada']);
  expect(added.result).toMatchObject({
    firstname: 'Ada',
    lastname: 'Roy',
    street: '12 King St W',
    apartment_unit_suite: '4B',
    city: 'Toronto',
    postcode: 'M5H 1A1',
    region_id: 74,
    telephone: '+14165550123',
    country_id: 'CA',
    is_default_shipping: true,
  });
  const list = await shop.call('addresses', {}, headers['ada']);
  expect(list.result.default_shipping).toEqual(added.result);
  expect(list.result.default_billing).toEqual(added.result);
});

test('API-028 another address becomes the only default', async () => {
  const added = await shop.call('addAddress', { body: { ...address, city: 'Ottawa' } }, headers['ada']);
  const id = added.result.address_entity_id ?? 0;
  expect(added.result.is_default_shipping).toBe(false);
  await shop.call(
    'editAddress',
    { body: { ...address, address_entity_id: id, is_default_shipping: true } },
    headers['ada'],
  );
  const { result } = await shop.call('addresses', {}, headers['ada']);
  expect(result.list.filter((entry) => entry.is_default_shipping).map((entry) => entry.address_entity_id)).toEqual([
    id,
  ]);
});

test.each([
  ['postcode', { postcode: '12345' }, 'Zip Code is invalid. For example A1B 2C3.'],
  ['telephone', { telephone: '555' }, 'Invalid phone number format. Please try again.'],
  ['firstname', { firstname: '  ' }, 'This field is mandatory.'],
  ['region_id', { region_id: 0 }, 'Please choose a province or territory.'],
])('a wrong %s is refused with its reason', async (field, change, message) => {
  const reply = await shop.call('addAddress', { body: { ...address, ...change } }, headers['ada']);
  expect(reply).toMatchObject({ code: 400, message, result: { field } });
});

test.each([
  ['Gatineau', 'K1A 1H3', 76],
  ['Toronto', 'H2X 1Y4', 74],
])(
  'a postal code that is right is taken, in whichever province it is said to lie (%s)',
  async (city, postcode, region_id) => {
    const { result } = await shop.call(
      'addAddress',
      { body: { ...address, city, postcode, region_id } },
      headers['bo'],
    );
    expect(result).toMatchObject({ city, postcode, region_id });
    await shop.call('deleteAddress', { body: { address_entity_id: result.address_entity_id ?? 0 } }, headers['bo']);
  },
);

test('VAL-011 VAL-013 what is pasted with invisible characters is taken and stored clean', async () => {
  const meant = {
    firstname: 'Élise',
    lastname: 'O’Hara',
    city: 'Gatineau',
    postcode: 'M5H 1A1',
    telephone: '+14165550123',
  };
  const typed = { ...meant, telephone: '(416) 555-0123' };
  await fc.assert(
    fc.asyncProperty(
      fc.record(
        Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, pasted(value)])) as Record<
          keyof typeof typed,
          fc.Arbitrary<string>
        >,
      ),
      async (fields) => {
        const { result } = await shop.call('addAddress', { body: { ...address, ...fields } }, headers['bo']);
        expect(result).toMatchObject(meant);
        await shop.call('deleteAddress', { body: { address_entity_id: result.address_entity_id ?? 0 } }, headers['bo']);
      },
    ),
    { numRuns: 25 },
  );
});

test('API-029 someone else’s address is 404, to change and to delete; one’s own is deleted once', async () => {
  const id = (await shop.call('addAddress', { body: address }, headers['ada'])).result.address_entity_id ?? 0;
  const remove = (name: string) => shop.call('deleteAddress', { body: { address_entity_id: id } }, headers[name]);
  expect((await remove('bo')).code).toBe(404);
  expect((await shop.call('editAddress', { body: { ...address, address_entity_id: id } }, headers['bo'])).code).toBe(
    404,
  );
  expect((await remove('ada')).code).toBe(200);
  expect((await remove('ada')).code).toBe(404);
});

const book = async (name: string) => {
  const { result } = await shop.call('addresses', {}, headers[name]);
  const idOf = (entry: typeof result.default_shipping) => entry?.address_entity_id ?? null;
  return {
    ids: result.list.map((entry) => entry.address_entity_id),
    shipping: idOf(result.default_shipping),
    billing: idOf(result.default_billing),
    marks: result.list.filter((entry) => entry.is_default_shipping || entry.is_default_billing).length,
  };
};
const add = async (name: string, change = {}) =>
  (await shop.call('addAddress', { body: { ...address, ...change } }, headers[name])).result.address_entity_id ?? 0;

test('ADDR-001 API-026 API-028 API-144 an edit without a mark keeps it, and each mark moves by itself', async () => {
  const first = await add('bo');
  const second = await add('bo', { city: 'Ottawa' });
  expect(await book('bo')).toMatchObject({ shipping: first, billing: first });
  const edit = (change: object) =>
    shop.call('editAddress', { body: { ...address, ...change } as never }, headers['bo']);
  const edited = await edit({ address_entity_id: first, city: 'London' });
  expect(edited.result).toMatchObject({ city: 'London', is_default_shipping: true, is_default_billing: true });
  await edit({ address_entity_id: second, is_default_billing: true });
  expect(await book('bo')).toMatchObject({ shipping: first, billing: second, marks: 2 });
  const body = { ...address, address_entity_id: second };
  const mobile = await shop.call('editUserAddress', { body }, headers['bo']);
  expect(mobile.result).toMatchObject({ is_default_shipping: false, is_default_billing: true });
  const { result } = await shop.call('userAddresses', {}, headers['bo']);
  expect(result.default_billing?.address_entity_id).toBe(second);
});

test('API-029 the default passes to another address when it is deleted; an empty book has none', async () => {
  const third = await add('bo', { is_default_shipping: true, is_default_billing: true });
  const { ids } = await book('bo');
  const remove = (id: number | null) =>
    shop.call('deleteAddress', { body: { address_entity_id: id ?? 0 } }, headers['bo']);
  expect(await book('bo')).toMatchObject({ shipping: third, billing: third, marks: 1 });
  await remove(third);
  expect(await book('bo')).toMatchObject({ shipping: ids[0], billing: ids[0], marks: 1 });
  await shop.call(
    'editAddress',
    { body: { ...address, address_entity_id: ids[0] ?? 0, is_default_shipping: false } },
    headers['bo'],
  );
  expect(await book('bo')).toMatchObject({ shipping: ids[1], billing: ids[0] });
  for (const id of ids) await remove(id);
  expect(await book('bo')).toEqual({ ids: [], shipping: null, billing: null, marks: 0 });
});

test('ADDR-001 a book that is nearly full takes no more than its last address, however many come at once', async () => {
  const { customerAddress } = schema;
  const { db } = shop.connection;
  const { result } = await shop.call('addAddress', { body: address }, headers['bo']);
  const [row] = await db
    .select()
    .from(customerAddress)
    .where(eq(customerAddress.id, result.address_entity_id ?? 0));
  if (!row) throw new Error('No address');
  const { id: _id, ...copied } = row;
  const others = { ...copied, isDefaultShipping: false, isDefaultBilling: false };
  await db.insert(customerAddress).values(Array.from({ length: 98 }, () => others));
  const codes = await Promise.all(
    Array.from({ length: 10 }, async () => (await shop.call('addAddress', { body: address }, headers['bo'])).code),
  );
  expect(codes.toSorted()).toEqual([200, ...Array(9).fill(409)]);
  expect(await db.$count(customerAddress, eq(customerAddress.customerId, row.customerId))).toBe(100);
  await db.delete(customerAddress).where(eq(customerAddress.customerId, row.customerId));
});
