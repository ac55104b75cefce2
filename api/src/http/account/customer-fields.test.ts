import type { Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const information = async (headers: Headers) => (await shop.call('accountInformation', {}, headers)).result;

test('ACC-001 a customer as they have told it: name, telephone, interests, gender, birthday, letters', async () => {
  const ada = await shop.signIn('ada@example.com');
  expect(await information(ada)).toMatchObject({ customer_phone: null, interest: [], gender: null, births: null });
  const answered = {
    firstName: 'Adèle',
    lastName: 'Roi',
    customer_phone: '416-555-0123',
    interest: 'furniture,pets',
    gender: 'female',
  };
  expect((await shop.call('updateAccountInformation', { body: answered }, ada)).code).toBe(200);
  await shop.call('editBirthday', { body: { births: '1990-02-28' } }, ada);
  await shop.call('newsletterSubscriber', { body: { subscriber_email: true, subscriber_sms: false } }, ada);
  expect(await information(ada)).toMatchObject({
    email: 'ada@example.com',
    firstName: 'Adèle',
    lastName: 'Roi',
    entity_id: 1,
    customer_phone: '+14165550123',
    interest: ['furniture', 'pets'],
    gender: 'female',
    births: '1990-02-28',
    is_dropship: false,
    customer_group: 'General',
    customer_group_id: 1,
    subscriber: { subscriber_email: true, subscriber_sms: false },
  });
});

test('ACC-001 a member is of another group; points are those they have', async () => {
  const plus = await shop.signIn('plus@example.com');
  const before = await information(plus);
  expect(before).toMatchObject({ customer_group: 'PLUS+', is_dropship: false, points: 0 });
  expect(before.customer_group_id).not.toBe(1);
  await shop.call('signPoints', { body: {} }, plus);
  expect((await information(plus)).points).toBeGreaterThan(0);
});

test('ACC-002 ACC-003 account init gives the customer, their wishes, and whether they confirmed their address', async () => {
  const bo = await shop.signIn('bo@example.com');
  await shop.call('addWishlistItem', { body: { product_id: fixture.sofa, child_id: fixture.sofaGrey, qty: 1 } }, bo);
  const { result } = await shop.call('accountInit', {}, bo);
  expect(result).toMatchObject({
    ...(await information(bo)),
    wishlist: [{ product_id: fixture.sofa, child_id: fixture.sofaGrey, item_id: expect.any(Number) }],
    customer_verify: true,
    is_general: true,
    play_birthday_wishes: false,
  });
  const { month, day } = { month: shop.clock.now.getUTCMonth() + 1, day: shop.clock.now.getUTCDate() };
  const today = [month, day].map((part) => String(part).padStart(2, '0')).join('-');
  await shop.call('editBirthday', { body: { births: `1990-${today}` } }, bo);
  expect((await shop.call('accountInit', {}, bo)).result.play_birthday_wishes).toBe(true);
  const init = async (email: string) => (await shop.call('accountInit', {}, await shop.signIn(email))).result;
  expect(await init('new@example.com')).toMatchObject({ customer_verify: false, is_general: true, wishlist: [] });
  expect(await init('plus@example.com')).toMatchObject({ customer_verify: true, is_general: false });
});

test('ADDR-001 an address has all that was written, and the defaults stand beside the list', async () => {
  const ada = await shop.signIn('ada@example.com');
  const written = { firstname: 'Ada', lastname: 'Roy', apartment_unit_suite: '4B', telephone: '416-555-0123' };
  const toronto = { ...written, street: '12 King St W', city: 'Toronto', postcode: 'm5h1a1', region_id: 74 };
  const quebec = { ...written, street: '3 rue Saint-Jean', city: 'Québec', postcode: 'G1R 1P8', region_id: 76 };
  await shop.call('addAddress', { body: toronto }, ada);
  await shop.call('addAddress', { body: { ...quebec, apartment_unit_suite: '' } }, ada);
  const { result } = await shop.call('addresses', {}, ada);
  const unchanged = { firstname: 'Ada', lastname: 'Roy', telephone: '+14165550123', country_id: 'CA' };
  const first = {
    ...unchanged,
    address_entity_id: expect.any(Number),
    street: '12 King St W',
    apartment_unit_suite: '4B',
    city: 'Toronto',
    postcode: 'M5H 1A1',
    region_id: 74,
    is_default_shipping: true,
  };
  const second = { ...unchanged, street: '3 rue Saint-Jean', city: 'Québec', postcode: 'G1R 1P8', region_id: 76 };
  expect(result.list.find(({ city }) => city === 'Toronto')).toMatchObject(first);
  expect(result.list.find(({ city }) => city === 'Québec')).toMatchObject({ ...second, is_default_shipping: false });
  expect(result.list).toHaveLength(2);
  expect(result.default_shipping).toMatchObject(first);
  expect(result.default_billing).toMatchObject({
    city: 'Toronto',
    address_entity_id: result.default_shipping?.address_entity_id,
  });
});

test('ADDR-005 regions have their name in the language, their number and their code', async () => {
  const regions = async (language: string) =>
    (await shop.call('countryRegions', { query: { country_id: 'CA' } }, { 'accept-language': language })).result;
  expect(await regions('en')).toEqual({
    region_list: [
      { default_name: 'Nova Scotia', region_id: 77, code: 'NS' },
      { default_name: 'Nunavut', region_id: 78, code: 'NU' },
      { default_name: 'Ontario', region_id: 74, code: 'ON' },
      { default_name: 'Quebec', region_id: 76, code: 'QC' },
    ],
  });
  expect((await regions('fr')).region_list.map(({ default_name }) => default_name)).toEqual([
    'Nouvelle-Écosse',
    'Nunavut',
    'Ontario',
    'Québec',
  ]);
});

test('MEM-005 who may buy Plus+ and in which group they are', async () => {
  const step = async (email: string) =>
    (await shop.call('plusStepInfo', { body: {} as never }, await shop.signIn(email))).result;
  expect(await step('bo@example.com')).toMatchObject({ is_qiye: 0, group_name: 'General', can_buy_plus: 1 });
  expect(await step('plus@example.com')).toMatchObject({ is_qiye: 0, group_name: 'PLUS+', can_buy_plus: 0 });
});
