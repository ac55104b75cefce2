import { eq } from 'drizzle-orm';
import type { OperatorInput } from '@shop/contract/operator';
import { schema } from '../../database/connection.ts';
import { pointsBalance } from '../../database/membership/points.ts';
import { allOf, type Ask } from '../../operator/ask.ts';
import { askingAt, keyOf } from '../../testing/operating.ts';
import { orderItem, storeOrder, storeParcel } from '../../testing/stored-order.ts';
import { fixturePassword } from '../../testing/fixture-people.ts';
import { statementsWait } from '../../testing/waiting-statements.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let ask: Ask;
beforeAll(async () => {
  shop = await startTestApp();
  ask = askingAt(shop, (await keyOf(shop, 'support')).key);
});
afterAll(() => shop?.close());

type Wanted = OperatorInput<'orders'>['query'];
const ordered = (email: string, changes: Parameters<typeof storeOrder>[2] = {}) =>
  storeOrder(shop.connection.db, 1, { email, ...changes });
const found = async (query: Wanted) => (await ask('orders', { query })).list.map(({ order_id }) => order_id);
const on = (day: string) => new Date(`${day}T12:00:00.000Z`);

test('orders are found by number, e-mail, state and days, alone and together', async () => {
  const email = 'found@example.com';
  const first = await ordered(email, { createdAt: on('2026-05-01') });
  const second = await ordered(email, { createdAt: on('2026-05-02'), state: 'delivered' });
  const third = await ordered(email, { createdAt: on('2026-05-03') });
  expect(await found({ order_id: ` ${second.number.toLowerCase()} ` })).toEqual([second.number]);
  expect(await found({ email: ' Found@Example.com' })).toEqual([third.number, second.number, first.number]);
  expect(await found({ email, state: 'paid' })).toEqual([third.number, first.number]);
  expect(await found({ email, from: '2026-05-02' })).toEqual([third.number, second.number]);
  expect(await found({ email, to: '2026-05-02' })).toEqual([second.number, first.number]);
  expect(await found({ email, from: '2026-05-02', to: '2026-05-02', state: 'paid' })).toEqual([]);
  expect(await found({ order_id: second.number, email: 'ada@example.com' })).toEqual([]);
  expect(await found({ email: '%' + email.slice(1) })).toEqual([]);
  await expect(found({ from: '2026-02-31' })).rejects.toThrow('"2026-02-31" is no day');
  await expect(found({ state: 'lost' as 'paid' })).rejects.toThrow('state');
});

test('a refusal is said in the language of whoever asks', async () => {
  const { key } = await keyOf(shop, 'support');
  const refused = async (language: string) => {
    const headers = { authorization: `Bearer ${key}`, 'accept-language': language };
    return (await shop.app.inject({ url: '/operator/orders/one?order_id=CA1', headers })).json().message;
  };
  expect(await refused('fr')).toBe('Il n’y a pas de commande CA1.');
  expect(await refused('en')).toBe('There is no order CA1.');
});

test('a list is read in parts, which an order that is placed meanwhile neither shifts nor doubles', async () => {
  const email = 'many@example.com';
  const numbers: string[] = [];
  for (let count = 0; count < 5; count += 1) numbers.unshift((await ordered(email)).number);
  const parts: string[][] = [];
  const read = await allOf(async ({ after }) => {
    const part = await ask('orders', { query: { email, limit: 2, ...(after !== undefined && { after }) } });
    parts.push(part.list.map(({ order_id }) => order_id));
    await ordered(email);
    return part;
  });
  expect(parts.map(({ length }) => length)).toEqual([2, 2, 1]);
  expect(read.map(({ order_id }) => order_id)).toEqual(numbers);
});

test('an order is read with its parcels, its returns and what is left to send', async () => {
  const lamp = orderItem(2, { sku: 'LAMP-1', name: 'Lamp', qty: 1, unit_price: 5_000, row_total: 5_000 });
  const fetched = { ...lamp, item_id: 3, sku: 'LAMP-2', is_pickup: true };
  const { number, id } = await ordered('one@example.com', {
    state: 'processing',
    items: [orderItem(1), lamp, fetched],
  });
  await storeParcel(shop.connection.db, id);
  const read = await ask('order', { query: { order_id: number.toLowerCase() } });
  expect(read).toMatchObject({
    order: { order_id: number, status: 'processing', can_cancel: false, shipments: [{ items: [{ qty: 2 }] }] },
    waiting: [
      { sku: 'LAMP-1', name: 'Lamp', qty: 1, is_pickup: false },
      { sku: 'LAMP-2', name: 'Lamp', qty: 1, is_pickup: true },
    ],
    region: { en: 'Quebec', fr: 'Québec' },
  });
  const cancelled = await ordered('one@example.com', { state: 'cancelled' });
  expect((await ask('order', { query: { order_id: cancelled.number } })).waiting).toEqual([]);
  await expect(ask('order', { query: { order_id: 'CA1' } })).rejects.toThrow('There is no order CA1.');
});

test('key figures count what was ordered by days where the shop is, what became of payments, and what ends first', async () => {
  const { db } = shop.connection;
  const at = (createdAt: string, changes: Parameters<typeof storeOrder>[2] = {}) =>
    ordered('figures@example.com', { createdAt: new Date(createdAt), grandTotal: 10_000, ...changes });
  const [table] = await db.select().from(schema.product).orderBy(schema.product.id).limit(1);
  if (!table) throw new Error('no product');
  const sold = (qty: number) => [orderItem(1, { sku: table.sku, qty })];
  await db.update(schema.product).set({ usableQuantity: 9 }).where(eq(schema.product.id, table.id));
  await at('2025-03-02T04:30:00.000Z', { items: sold(2) }); // the evening before
  await at('2025-03-02T05:30:00.000Z', { items: sold(4), refundedAmount: 2_500 });
  for (const state of ['cancelled', 'pending_payment'] as const)
    await at('2025-03-02T12:00:00.000Z', { state, items: sold(90) });
  await at('2025-03-03T05:00:00.000Z', { items: sold(90) });
  const payment = {
    owner: 'guest:1',
    cardType: 'visa',
    lastFour: '4242',
    expiresAt: new Date('2025-03-02T12:10:00.000Z'),
  };
  await db.insert(schema.payment).values([
    { ...payment, nonce: 'figure-1', accepted: true, usedBy: 'CA1' },
    { ...payment, nonce: 'figure-2', accepted: false },
    { ...payment, nonce: 'figure-3', accepted: true },
  ]);
  const figures = await ask('keyFigures', { query: { from: '2025-03-01', to: '2025-03-02' } });
  expect(figures).toMatchObject({
    days: [
      { day: '2025-03-01', orders: 1, sales: 10_000 },
      { day: '2025-03-02', orders: 1, sales: 10_000 },
    ],
    orders: 2,
    sales: 20_000,
    refunded: 2_500,
    payments: { begun: 3, used: 1, refused: 1 },
    ending: [
      { sku: table.sku, name: 'Lund 3-Seater Sofa', name_fr: 'Canapé Lund 3 places', stock: 9, sold: 6, days_left: 3 },
    ],
  });
  await expect(ask('keyFigures', { query: { from: '2025-03-02', to: '2025-03-01' } })).rejects.toThrow('not in order');
});

const customerOf = async (search: string) => {
  const [row] = (await ask('customers', { query: { search } })).list;
  if (!row) throw new Error(`nobody is found by ${search}`);
  return row;
};

test('customers are found by number, name and a part of their address, in which no sign stands for others', async () => {
  const { customer } = schema;
  const named = { firstname: 'Ada', lastname: 'Lovelace' };
  await shop.connection.db.update(customer).set(named).where(eq(customer.email, 'ada@example.com'));
  const ada = await customerOf('ada@exam');
  expect(ada).toMatchObject({ email: 'ada@example.com', blocked_at: null });
  expect((await customerOf(String(ada.id))).email).toBe(ada.email);
  expect((await customerOf(' ada lovel')).id).toBe(ada.id);
  expect((await ask('customers', { query: { search: '%@exam_le' } })).list).toEqual([]);
  const all = await allOf((place) => ask('customers', { query: place }));
  expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((one, other) => other - one));
  await expect(ask('customer', { query: { id: 99 } })).rejects.toThrow('There is no customer 99.');
});

test('whoever is blocked is signed out and can sign in no more, until they are let in again', async () => {
  const { id } = await customerOf('ada@example.com');
  const login = () => shop.call('login', { body: { email: 'ada@example.com', password: fixturePassword } });
  const headers = await shop.signIn('ada@example.com');
  expect((await ask('blockCustomer', { body: { id, blocked: true } })).blocked_at).toBe(shop.clock.now.toISOString());
  expect((await shop.call('accountInit', {}, headers)).code).toBe(401);
  expect(await login()).toMatchObject({ code: 400, message: 'This account is blocked. Please contact us.' });
  expect((await ask('customers', { query: { blocked: true } })).list.map((row) => row.id)).toEqual([id]);
  await expect(ask('blockCustomer', { body: { id, blocked: true } })).rejects.toThrow('is blocked already');
  await ask('blockCustomer', { body: { id, blocked: false } });
  expect((await login()).code).toBe(200);
});

test('a sign-in that is under way while its customer is blocked is refused', async () => {
  const { db } = shop.connection;
  const { id } = await customerOf('bo@example.com');
  let signingIn: ReturnType<typeof shop.call<'login'>> | undefined;
  await db.transaction(async (blocking) => {
    await blocking.update(schema.customer).set({ blockedAt: shop.clock.now }).where(eq(schema.customer.id, id));
    signingIn = shop.call('login', { body: { email: 'bo@example.com', password: fixturePassword } });
    await Promise.race([signingIn, statementsWait(db)]);
  });
  expect((await signingIn)?.code).toBe(400);
  await ask('blockCustomer', { body: { id, blocked: false } });
});

test('points and credit come and go through the ledger, each reference once and never below nothing', async () => {
  const { id } = await customerOf('ada@example.com');
  const before = await ask('customer', { query: { id } });
  const adjust = (ledger: 'points' | 'credit', amount: number, reference: string) =>
    ask('adjustLedger', { body: { id, ledger, amount, reference } });
  expect((await adjust('points', 250, 'CASE-1')).points).toBe(before.points + 250);
  expect((await adjust('credit', 1_999, 'CASE-1')).credit).toBe(before.credit + 1_999);
  await expect(adjust('credit', 1_999, 'CASE-1')).rejects.toThrow('stands in the ledger already');
  expect((await adjust('credit', -999, 'CASE-2')).credit).toBe(before.credit + 1_000);
  expect(await pointsBalance(shop.connection.db, id, shop.clock.now)).toBe(before.points + 250);
  const { points } = await ask('customer', { query: { id } });
  await expect(adjust('points', -points - 1, 'CASE-3')).rejects.toThrow(`has ${points}, less than ${points + 1}`);
  expect((await adjust('points', -points, 'CASE-3')).points).toBe(0);
  await expect(adjust('points', 0, 'CASE-4')).rejects.toThrow('nothing');
});

test('an administrator exports all that is known of a customer and deletes the account, unless something is under way', async () => {
  const admin = askingAt(shop, (await keyOf(shop, 'admin')).key);
  const { id } = await customerOf('ada@example.com');
  const { html, json } = await admin('exportCustomer', { body: { id } });
  expect(html).toContain('ada@example.com');
  expect(JSON.parse(json)).toMatchObject({ customerNumber: id });
  await expect(ask('deleteCustomer', { body: { id } })).rejects.toThrow('role');
  const { number } = await ordered('ada@example.com', { customerId: id });
  await expect(admin('deleteCustomer', { body: { id } })).rejects.toThrow(number);
  expect((await customerOf('ada@example.com')).id).toBe(id);
  await shop.connection.db.update(schema.order).set({ state: 'cancelled' });
  await admin('deleteCustomer', { body: { id } });
  expect((await ask('customers', { query: { search: 'ada@example.com' } })).list).toEqual([]);
});
