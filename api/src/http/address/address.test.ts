import { fixturePassword } from '../../testing/fixture-people.ts';
import { startTestApp, startTimeout, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
const headers: Record<string, { authorization: string }> = {};
beforeAll(async () => {
  shop = await startTestApp();
  for (const name of ['ada', 'bo']) {
    const reply = await shop.call('login', { body: { email: `${name}@example.com`, password: fixturePassword } });
    headers[name] = { authorization: reply.result.token ?? '' };
  }
}, startTimeout);
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
});

test('API-026 API-027 ADDR-002 an address is stored as it is written on a parcel, and the first is the default', async () => {
  const added = await shop.call('addAddress', { body: address }, headers['ada']);
  expect(added.result).toMatchObject({
    street: '12 King St W',
    apartment_unit_suite: '4B',
    postcode: 'M5H 1A1',
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
  ['postcode', { postcode: 'H2X 1Y4' }, 'This postal code is not in the chosen province or territory.'],
  ['telephone', { telephone: '555' }, 'Invalid phone number format. Please try again.'],
  ['firstname', { firstname: '  ' }, 'This field is mandatory.'],
  ['region_id', { region_id: 0 }, 'Please choose a province or territory.'],
])('a wrong %s is refused with its reason', async (field, change, message) => {
  const reply = await shop.call('addAddress', { body: { ...address, ...change } }, headers['ada']);
  expect(reply).toMatchObject({ code: 400, message, result: { field } });
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
