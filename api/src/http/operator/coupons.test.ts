import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { givePersonalCoupon } from '../../database/membership/personal-coupon.ts';
import { giveCoupons } from '../../database/promotions/customer-coupons.ts';
import type { Ask } from '../../operator/ask.ts';
import { runOperator } from '../../operator/commands.ts';
import { buyingAt, type Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { askingAt, keyOf } from '../../testing/operating.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const webSecret = 'a-secret-of-this-test';
const french = { 'accept-language': 'fr' };
let shop: TestApp;
let ask: Ask;
beforeAll(async () => {
  shop = await startTestApp({ webSecret });
  ask = askingAt(shop, (await keyOf(shop, 'catalogue', 'Zoé')).key);
});
afterAll(() => shop?.close());

const run = (...args: string[]) => runOperator(ask, args);
const words = ['--text', 'On everything.', '--text-fr', 'Sur tout.'];
const make = (code: string, ...more: string[]) => run('coupons', 'make', code, ...words, ...more);
const apply = (coupon_code: string, headers: Headers) => shop.call('applyCoupon', { body: { coupon_code } }, headers);
const cart = async (headers: Headers) => (await shop.call('carts', {}, headers)).result;
const filled = async () => buyingAt(shop).fill(await shop.guest());
const lineOf = async (code: string, ...more: string[]) =>
  (await run('coupons', 'list', ...more)).split('\n').find((line) => line.startsWith(`${code}\t`));
const changes = async (after: string): Promise<{ cursor: string; tags: string[] }> =>
  (await shop.app.inject({ url: '/web/changes', query: { after }, headers: { 'x-web-secret': webSecret } })).json();

test('shoppers use a new code at once, as often as it may be used, and its list counts the uses', async () => {
  const said = await make('spring26', '--percent', '10', '--times', '1', '--minimum', '149.50');
  expect(said).toBe('SPRING26\t10%\tused 0 of 1\tfrom C$149.50\t10% off\t10\u00A0% de rabais');
  const guest = await filled();
  expect((await apply('spring26', guest)).result).toMatchObject({ coupon_code: 'SPRING26', discount_amount: 1_500 });
  const { order, cardNonce } = buyingAt(shop);
  expect((await order(guest, 'card', await cardNonce(guest))).code).toBe(200);
  expect(await lineOf('SPRING26')).toContain('\t1\t1\t');
  expect((await apply('SPRING26', await filled())).message).toBe('This coupon has been used up.');
  await run('coupons', 'change', 'SPRING26', '--times', '2');
  expect((await apply('SPRING26', await filled())).code).toBe(200);
});

test('what is to be claimed stands on the products that it is for, in both languages, and in kept pages', async () => {
  const { cursor } = await changes('');
  const terms = [
    '--amount',
    '15',
    '--categories',
    'furniture/tables.html',
    '--offer',
    'claim',
    '--until',
    '2026-12-31',
  ];
  expect(await make('TABLES15', ...terms)).toContain('\tfurniture/tables.html\tends 2027-01-01T05:00:00.000Z\tclaim\t');
  expect((await changes(cursor)).tags).toEqual(['*']);
  const shown = async (productId: number, headers: Headers) => {
    const { productList } = (await shop.call('productCoupons', { query: { productId } }, headers)).result;
    return productList[0]?.couponList.flatMap(({ list }) => list).find(({ couponCode }) => couponCode === 'TABLES15');
  };
  expect(await shown(fixture.table, {})).toMatchObject({ discountText: 'C$15 off', description: 'On everything.' });
  expect(await shown(fixture.table, french)).toMatchObject({
    discountText: expect.stringMatching(/^15\s\$ de rabais$/),
    description: 'Sur tout.',
  });
  expect(await shown(fixture.sofa, {})).toBeUndefined();
});

test('a coupon of one person is not listed; those that are over are with --all, in parts', async () => {
  await givePersonalCoupon(shop.connection.db, { code: 'PERSONAL22', customerId: 1, cents: 500, now: shop.clock.now });
  expect(await lineOf('PERSONAL22', '--all')).toBeUndefined();
  expect([await lineOf('OVER'), await lineOf('TEN')]).toEqual([undefined, expect.stringContaining('TEN\t10%\t0')]);
  expect(await lineOf('OVER', '--all')).toContain('\t2020-01-01');
  const all = (await ask('coupons', { query: { all: true } })).list.map(({ code }) => code);
  const parts = [];
  for (let after: string | null = ''; after !== null;) {
    const part: { list: { code: string }[]; next: string | null } = await ask('coupons', {
      query: { all: true, limit: 2, ...(after !== '' && { after }) },
    });
    expect(part.list.length).toBeLessThanOrEqual(2);
    parts.push(...part.list.map(({ code }) => code));
    after = part.next;
  }
  expect(parts).toEqual(all);
});

test('changed terms hold for carts that have the code already, and the log has them before and after', async () => {
  await make('SUMMER26', '--percent', '10');
  const guest = await filled();
  await apply('SUMMER26', guest);
  expect(await run('coupons', 'change', 'summer26', '--percent', '20')).toContain('20%\tused 0\t20% off');
  expect(await cart(guest)).toMatchObject({ coupon_code: 'SUMMER26', discount_amount: 3_000 });
  const row = (await ask('coupons', { query: { all: true } })).list.find(({ code }) => code === 'SUMMER26');
  expect(row).toMatchObject({ value: 20, minimum_subtotal: 0, categories: [], until: null, usage_limit: null });
  await run('coupons', 'change', 'SUMMER26', '--title', 'A fifth', '--title-fr', 'Un cinquième');
  expect(await run('coupons', 'change', 'SUMMER26', '--percent', '25')).toContain('25%\tused 0\tA fifth\tUn cinquième');
  const rows = await shop.connection.db
    .select()
    .from(schema.operatorLog)
    .where(eq(schema.operatorLog.subject, 'SUMMER26'));
  expect(rows.map(({ action, before, after }) => [action, before?.['value'], after?.['value']])).toEqual([
    ['coupon.make', undefined, 10],
    ['coupon.change', 10, 20],
    ['coupon.change', 20, 20],
    ['coupon.change', 20, 25],
  ]);
  expect(await run('coupons', 'change', 'SUMMER26', '--percent', '25')).toContain('25%');
  expect(await shop.connection.db.$count(schema.operatorLog, eq(schema.operatorLog.subject, 'SUMMER26'))).toBe(4);
});

test('a coupon that was ended is refused with the words for one that has expired, and takes nothing off where it was', async () => {
  await make('AUTUMN26', '--percent', '10');
  const guest = await filled();
  await apply('AUTUMN26', guest);
  expect(await run('coupons', 'end', 'autumn26')).toBe('The coupon AUTUMN26 is over; it was used 0 times.');
  expect(await cart(guest)).toMatchObject({ discount_amount: 0 });
  expect((await apply('AUTUMN26', guest)).message).toBe('This coupon has expired.');
  expect((await apply('AUTUMN26', { ...guest, ...french })).message).toBe('Ce coupon est expiré.');
  await expect(run('coupons', 'end', 'AUTUMN26')).rejects.toThrow('The coupon AUTUMN26 has ended already.');
  await run('coupons', 'change', 'AUTUMN26', '--until', '-');
  expect((await apply('AUTUMN26', guest)).code).toBe(200);

  await make('WINTER26', '--percent', '10', '--from', '2026-12-01');
  expect((await apply('WINTER26', guest)).message).toBe('This coupon is not valid yet.');
  await run('coupons', 'end', 'WINTER26');
  expect((await apply('WINTER26', guest)).message).toBe('This coupon has expired.');
});

test('a cart tells no code of a coupon that has ended, and tells it again once it holds; one that only needs more goods stays', async () => {
  await make('HARVEST26', '--percent', '10');
  const guest = await filled();
  await apply('HARVEST26', guest);
  expect(await cart(guest)).toMatchObject({ coupon_code: 'HARVEST26' });
  await run('coupons', 'end', 'HARVEST26');
  expect(await cart(guest)).toMatchObject({ coupon_code: null, discount_amount: 0 });
  expect((await shop.call('cartsDiscountData', {}, guest)).result).toMatchObject({ coupon_code: null });
  await run('coupons', 'change', 'HARVEST26', '--until', '-', '--minimum', '100000');
  expect(await cart(guest)).toMatchObject({ coupon_code: 'HARVEST26', discount_amount: 0 });
});

test('copies that customers have end with the coupon, though they were to hold longer', async () => {
  await make('CLAIM26', '--percent', '10', '--offer', 'claim');
  const later = new Date(shop.clock.now.getTime() + 1_000_000);
  await giveCoupons(shop.connection.db, 1, ['CLAIM26'], shop.clock.now, later);
  const ada = await shop.signIn();
  const customersWith = async (state: 'usable' | 'expired') =>
    (await shop.call('couponList', { body: { state } }, ada)).result.list.filter(
      (one) => one.coupon_code === 'CLAIM26',
    );
  expect(await customersWith('usable')).toMatchObject([{ expires_at: later.toISOString() }]);
  await run('coupons', 'end', 'CLAIM26');
  expect(await customersWith('usable')).toEqual([]);
  expect(await customersWith('expired')).toMatchObject([{ status: 0, expires_at: shop.clock.now.toISOString() }]);
});

test('one day is the last, where the shop is', async () => {
  const { now } = shop.clock;
  await make('ONEDAY', '--percent', '10', '--from', '2026-07-01', '--until', '2026-07-01');
  const at = async (instant: string) => {
    shop.clock.now = new Date(instant);
    return (await apply('ONEDAY', await filled())).code;
  };
  try {
    expect(await at('2026-07-01T03:59:59.000Z')).toBe(400);
    expect(await at('2026-07-01T04:00:00.000Z')).toBe(200);
    expect(await at('2026-07-02T03:59:59.000Z')).toBe(200);
    expect(await at('2026-07-02T04:00:00.000Z')).toBe(400);
  } finally {
    shop.clock.now = now;
  }
});

test.each([
  ['no worth', [], 'Either percent or amount is needed.'],
  ['two worths', ['--percent', '10', '--amount', '5'], 'Either percent or amount, not both.'],
  ['more than all', ['--percent', '101'], 'percent'],
  ['a worth in words', ['--amount', 'five'], '--amount "five" is no amount such as 50 or 49.99.'],
  ['a time that is none', ['--percent', '5', '--from', 'soon'], '"soon" is no day such as 2026-12-01, and no instant'],
  [
    'an end before the beginning',
    ['--percent', '5', '--from', '2027-01-02', '--until', '2027-01-01'],
    'end before it begins',
  ],
  ['an end that is over', ['--percent', '5', '--until', '2026-01-01'], 'This end is over.'],
  ['an unknown category', ['--percent', '5', '--categories', 'moon.html'], 'There is no category moon.html.'],
  ['a link to nowhere', ['--percent', '5', '--offer', 'link'], 'has a url'],
  ['a link to elsewhere', ['--percent', '5', '--offer', 'link', '--url', 'https://example.com/'], 'url'],
  ['one language', ['--percent', '5', '--title', 'Half'], 'This needs both --title and --title-fr.'],
  ['an unknown audience', ['--percent', '5', '--only', 'friends'], 'This needs --only, one of everyone, plus'],
])('%s is refused with a line that helps, and makes nothing', async (_, terms, help) => {
  await expect(make('WRONG', ...terms)).rejects.toThrow(help);
  expect(await lineOf('WRONG', '--all')).toBeUndefined();
});

test('a code that there is cannot be made, one that there is not cannot be changed or ended', async () => {
  await expect(make('TEN', '--percent', '5')).rejects.toThrow('There is a coupon TEN already.');
  await expect(run('coupons', 'make', 'NEW', '--percent', '5')).rejects.toThrow('This needs both --text');
  await expect(run('coupons', 'change', 'NONE', '--percent', '5')).rejects.toThrow('There is no coupon NONE.');
  await expect(run('coupons', 'end', 'NONE')).rejects.toThrow('There is no coupon NONE.');
});
