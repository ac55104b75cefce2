import { isNull } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { giveCoupons } from '../../database/promotions/customer-coupons.ts';
import { fixture, fixturePassword } from '../../testing/fixture-world.ts';
import { orderItem, storeOrder } from '../../testing/stored-order.ts';
import { textedCode } from '../../testing/texted-code.ts';
import { startTestApp, startTimeout, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp();
}, startTimeout);
afterEach(() => shop?.close());

type Headers = Record<string, string>;
const customer = async (email = 'ada@example.com'): Promise<Headers> => {
  const { result } = await shop.call('login', { body: { email, password: fixturePassword } });
  return { authorization: result.token ?? '' };
};

describe('coupons', () => {
  const list = (headers: Headers, state?: 'usable' | 'used' | 'expired') =>
    shop.call('couponList', { body: state ? { state } : {} }, headers);
  const codes = async (...asked: Parameters<typeof list>) =>
    (await list(...asked)).result.list.map(({ coupon_code }) => coupon_code);

  test('API-045 a customer’s coupons are those that they have, by what can be done with them', async () => {
    const ada = await customer();
    const { db } = shop.connection;
    await giveCoupons(db, 1, ['TEN'], new Date('2026-05-01T00:00:00Z'));
    await giveCoupons(db, 1, ['OVER'], new Date('2026-05-02T00:00:00Z'));
    await giveCoupons(db, 1, ['BIG'], new Date('2026-05-03T00:00:00Z'), new Date('2026-06-01T12:00:01.000Z'));
    await db.insert(schema.customerCoupon).values({
      customerId: 1,
      couponCode: 'ONCE',
      receivedAt: new Date('2026-05-04T00:00:00Z'),
      usedAt: new Date('2026-05-05T00:00:00Z'),
    });
    const { result } = await list(ada);
    expect(result.list.map(({ coupon_code, status }) => [coupon_code, status])).toEqual([
      ['ONCE', 0],
      ['BIG', 1],
      ['OVER', 0],
      ['TEN', 1],
    ]);
    expect(result).toMatchObject({ total: 4, counts: { usable: 2, used: 1, expired: 1 } });
    expect(await codes(ada, 'usable')).toEqual(['BIG', 'TEN']);
    expect(await codes(ada, 'used')).toEqual(['ONCE']);
    expect(await codes(ada, 'expired')).toEqual(['OVER']);
    expect((await list(await customer('bo@example.com'))).result.total).toBe(0);
  });

  test('a copy ends when its own time is over', async () => {
    const ada = await customer();
    await giveCoupons(shop.connection.db, 1, ['BIG'], shop.clock.now, new Date('2026-06-01T12:00:01.000Z'));
    shop.clock.now = new Date('2026-06-01T12:00:01.000Z');
    expect(await codes(ada, 'usable')).toEqual([]);
    expect((await list(ada, 'expired')).result.list[0]).toMatchObject({
      coupon_code: 'BIG',
      expires_at: '2026-06-01T12:00:01.000Z',
    });
  });
});

describe('what was bought', () => {
  const bought = (headers: Headers) => shop.call('boughtProducts', { query: {} }, headers);
  const register = (headers: Headers, body: { order_id: string; item_id?: number }) =>
    shop.call('warrantySuccess', { body }, headers);
  const store = (changes: Parameters<typeof storeOrder>[2] = {}, customerId = 1) =>
    storeOrder(shop.connection.db, customerId, { createdAt: new Date('2026-05-01T12:00:00.000Z'), ...changes });

  test('API-052 a warranty is registered for 90 days from the purchase, once, and then shown', async () => {
    const ada = await customer();
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
    const later = await customer();
    expect((await bought(later)).result.list.map(({ warranty }) => warranty)).toEqual(['over', 'over']);
    expect((await register(later, { order_id: number, item_id: 2 })).code).toBe(409);
  });

  test('a member’s lasts 365 days; without an item all of the order is registered', async () => {
    const plus = await customer('plus@example.com');
    const { number } = await store({ items: [orderItem(1), orderItem(2)] }, 3);
    expect((await register(plus, { order_id: number })).result).toEqual({ warranty_until: '2027-05-01T12:00:00.000Z' });
    expect((await bought(plus)).result.list.map(({ warranty }) => warranty)).toEqual(['registered', 'registered']);
  });

  test('orders of others, cancelled ones and unknown items have no warranty', async () => {
    const ada = await customer();
    const others = await store({ items: [orderItem(1)] }, 2);
    const cancelled = await store({ items: [orderItem(2)], state: 'cancelled' });
    const own = await store({ items: [orderItem(3)] });
    expect((await register(ada, { order_id: others.number, item_id: 1 })).code).toBe(404);
    expect((await register(ada, { order_id: cancelled.number, item_id: 2 })).code).toBe(404);
    expect((await register(ada, { order_id: own.number, item_id: 1 })).code).toBe(404);
    expect((await bought(ada)).result.list.map(({ item_id }) => item_id)).toEqual([3]);
  });
});

describe('the prize wheel', () => {
  const wheel = (headers: Headers) => shop.call('turnList', {}, headers);
  const turn = (headers: Headers) => shop.call('turn', { body: {} }, headers);
  const coupon = (code: string) =>
    shop.connection.db.insert(schema.coupon).values({
      code,
      title: { en: 'C$15 off', fr: 'C$15 de rabais' },
      description: { en: '', fr: '' },
      kind: 'amount',
      value: 1500,
      minimumSubtotal: 0,
      categoryIds: [],
      used: 0,
      plusOnly: false,
    });

  test('API-083 the wheel lists what this customer can win, and how many turns are left', async () => {
    const ada = await customer();
    const titles = async () => (await wheel(ada)).result.list.map(({ title }) => title);
    expect((await wheel(ada)).result.turns_left).toBe(3);
    expect(await titles()).toEqual(['10 points', 'Not this time', '50 points', '100 points', '500 points']);
    await coupon('WELCOME15');
    expect(await titles()).toContain('C$15 off');
    await giveCoupons(shop.connection.db, 1, ['WELCOME15'], shop.clock.now);
    expect(await titles()).not.toContain('C$15 off');
  });

  test('API-084 a turn gives its prize; three a day, also when four are asked for at once', async () => {
    const ada = await customer();
    await coupon('WELCOME15');
    const before = (await shop.call('accountInformation', {}, ada)).result.points;
    const turns = await Promise.all([turn(ada), turn(ada), turn(ada), turn(ada)]);
    expect(turns.map(({ code }) => code).toSorted()).toEqual([200, 200, 200, 409]);
    const won = turns.filter(({ code }) => code === 200).map(({ result }) => result);
    expect(won.map(({ turns_left }) => turns_left).toSorted()).toEqual([0, 1, 2]);
    const points = won.reduce((sum, { prize }) => sum + (prize.kind === 'points' ? parseInt(prize.title) : 0), 0);
    expect((await shop.call('accountInformation', {}, ada)).result.points).toBe(before + points);
    const coupons = won.flatMap(({ coupon_code }) => coupon_code ?? []);
    const own = await shop.call('couponList', { body: {} }, ada);
    expect(own.result.list.map(({ coupon_code }) => coupon_code)).toEqual(coupons);
    expect((await wheel(ada)).result.turns_left).toBe(0);
    shop.clock.now = new Date('2026-06-02T03:59:00.000Z');
    expect((await wheel(ada)).result.turns_left).toBe(0);
    shop.clock.now = new Date('2026-06-02T04:00:00.000Z'); // midnight in Toronto
    expect((await wheel(ada)).result.turns_left).toBe(3);
  });
});

describe('what is sent', () => {
  const save = (headers: Headers, subscriber_email: boolean, subscriber_sms: boolean) =>
    shop.call('newsletterSubscriber', { body: { subscriber_email, subscriber_sms } }, headers);

  test('API-049 the newsletter’s settings are saved, and the list of addresses follows', async () => {
    const ada = await customer();
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
    const ada = await customer();
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
    const ada = await customer();
    const toggle = async (is_enabled: boolean) => {
      expect((await shop.call('notificationToggle', { body: { is_enabled } }, ada)).result).toEqual({ is_enabled });
      return (await shop.call('systemNotes', {}, ada)).result.is_enabled;
    };
    expect(await toggle(false)).toBe(false);
    expect(await toggle(true)).toBe(true);
  });

  test('API-091 the birth date is saved; a day that nobody was born on is refused', async () => {
    const ada = await customer();
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
    expect((await ask({}, await customer())).code).toBe(200);
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
