import { isNull } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { orderItem, storeOrder } from '../../testing/stored-order.ts';
import { textedCode } from '../../testing/texted-code.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp();
});
afterEach(() => shop?.close());

type Headers = Record<string, string>;

describe('what was bought', () => {
  const bought = (headers: Headers) => shop.call('boughtProducts', { query: {} }, headers);
  const register = (headers: Headers, body: { order_id: string; item_id?: number }) =>
    shop.call('warrantySuccess', { body }, headers);
  const store = (changes: Parameters<typeof storeOrder>[2] = {}, customerId = 1) =>
    storeOrder(shop.connection.db, customerId, { createdAt: new Date('2026-05-01T12:00:00.000Z'), ...changes });

  test('API-052 a warranty is registered for 90 days from the purchase, once, and then shown', async () => {
    const ada = await shop.signIn();
    const { number } = await store({ items: [orderItem(1), orderItem(2, { product_id: fixture.gone })] });
    const open = (await bought(ada)).result;
    expect(open).toMatchObject({
      total: 2,
      list: [
        { order_id: number, item_id: 1, warranty: 'open', is_reviewed: 0, product: { entity_id: fixture.table } },
        { item_id: 2, product: null, name: 'Elm Coffee Table' },
      ],
    });
    const until = '2026-07-30T12:00:00.000Z';
    expect((await register(ada, { order_id: number, item_id: 1 })).result).toEqual({ warranty_until: until });
    expect((await register(ada, { order_id: number, item_id: 1 })).result).toEqual({ warranty_until: until });
    expect((await bought(ada)).result.list.map(({ warranty }) => warranty)).toEqual(['registered', 'open']);
    shop.clock.now = new Date(until);
    const later = await shop.signIn();
    expect((await bought(later)).result.list.map(({ warranty }) => warranty)).toEqual(['over', 'over']);
    expect((await register(later, { order_id: number, item_id: 2 })).code).toBe(409);
  });

  test('a member’s lasts 365 days; without an item all of the order is registered', async () => {
    const plus = await shop.signIn('plus@example.com');
    const { number } = await store({ items: [orderItem(1), orderItem(2)] }, 3);
    expect((await register(plus, { order_id: number })).result).toEqual({ warranty_until: '2027-05-01T12:00:00.000Z' });
    expect((await bought(plus)).result.list.map(({ warranty }) => warranty)).toEqual(['registered', 'registered']);
  });

  test('orders of others, cancelled ones and unknown items have no warranty', async () => {
    const ada = await shop.signIn();
    const others = await store({ items: [orderItem(1)] }, 2);
    const cancelled = await store({ items: [orderItem(2)], state: 'cancelled' });
    const own = await store({ items: [orderItem(3)] });
    expect((await register(ada, { order_id: others.number, item_id: 1 })).code).toBe(404);
    expect((await register(ada, { order_id: cancelled.number, item_id: 2 })).code).toBe(404);
    expect((await register(ada, { order_id: own.number, item_id: 1 })).code).toBe(404);
    expect((await bought(ada)).result.list.map(({ item_id }) => item_id)).toEqual([3]);
  });
});

describe('what is sent', () => {
  const save = (headers: Headers, subscriber_email: boolean, subscriber_sms: boolean) =>
    shop.call('newsletterSubscriber', { body: { subscriber_email, subscriber_sms } }, headers);

  test('API-049 the newsletter’s settings are saved, and the list of addresses follows', async () => {
    const ada = await shop.signIn();
    const addresses = () =>
      shop.connection.db.$count(schema.newsletterSubscriber, isNull(schema.newsletterSubscriber.leftAt));
    expect((await save(ada, true, false)).result.subscriber).toEqual({ subscriber_email: true, subscriber_sms: false });
    expect(await addresses()).toBe(1);
    const { result } = await shop.call('accountInformation', {}, ada);
    expect(result.subscriber).toEqual({ subscriber_email: true, subscriber_sms: false });
    expect((await save(ada, false, false)).result.subscriber.subscriber_email).toBe(false);
    expect(await addresses()).toBe(0);
  });

  test('messages need a phone number', async () => {
    const ada = await shop.signIn();
    expect((await save(ada, true, true)).code).toBe(409);
    expect((await shop.call('accountInformation', {}, ada)).result.subscriber.subscriber_email).toBe(false);
    const known = { firstName: 'Ada', lastName: 'Roy', customer_phone: '5145550123' };
    await shop.call('updateAccountInformation', { body: known }, ada);
    expect(await save(ada, true, true)).toMatchObject({ code: 409, result: { field: 'code' } });
    const body = { subscriber_email: true, subscriber_sms: true, code: await textedCode(shop, '+15145550123') };
    const { result } = await shop.call('newsletterSubscriber', { body }, ada);
    expect(result.subscriber).toEqual({ subscriber_email: true, subscriber_sms: true });
  });

  test('API-054 notifications are switched off and on', async () => {
    const ada = await shop.signIn();
    const toggle = async (is_enabled: boolean) => {
      expect((await shop.call('notificationToggle', { body: { is_enabled } }, ada)).result).toEqual({ is_enabled });
      return (await shop.call('systemNotes', {}, ada)).result.is_enabled;
    };
    expect(await toggle(false)).toBe(false);
    expect(await toggle(true)).toBe(true);
  });

  test('API-091 the birth date is saved; a day that nobody was born on is refused', async () => {
    const ada = await shop.signIn();
    const edit = (births: string) => shop.call('editBirthday', { body: { births } }, ada);
    expect((await edit('1990-05-31')).result.births).toBe('1990-05-31');
    for (const wrong of ['1990-02-30', '2027-01-01', '31.5.1990', '']) {
      expect((await edit(wrong)).result).toEqual({ field: 'births' });
    }
    expect((await shop.call('accountInformation', {}, ada)).result.births).toBe('1990-05-31');
  });
});

describe('large orders', () => {
  const request = {
    name: 'Ada',
    email: 'ada@example.com',
    telephone: '(514) 555-0123',
    company: '',
    message: '40 desks',
  };
  const ask = (changes: object = {}, headers: Headers = {}) =>
    shop.call('largeOrder', { body: { ...request, ...changes } }, headers);

  test('API-030 a request is recorded, with whose it is', async () => {
    expect((await ask({}, await shop.signIn())).code).toBe(200);
    expect((await ask({ email: ' Bo@Example.com ' })).code).toBe(200);
    const rows = await shop.connection.db.select().from(schema.largeOrderRequest);
    expect(rows).toMatchObject([
      { customerId: 1, email: 'ada@example.com', telephone: '+15145550123', company: null, message: '40 desks' },
      { customerId: null, email: 'bo@example.com' },
    ]);
  });

  test('wrong fields are named and nothing is recorded', async () => {
    for (const [field, value] of Object.entries({ email: 'nobody', telephone: '12', message: ' ', name: ' ' })) {
      expect((await ask({ [field]: value })).result).toEqual({ field });
    }
    expect(await shop.connection.db.$count(schema.largeOrderRequest)).toBe(0);
  });
});
