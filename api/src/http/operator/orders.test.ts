import type { OperatorInput } from '@shop/contract/operator';
import { allOf, type Ask } from '../../operator/ask.ts';
import { askingAt, keyOf } from '../../testing/operating.ts';
import { orderItem, storeOrder, storeParcel } from '../../testing/stored-order.ts';
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
  const { number, id } = await ordered('one@example.com', { state: 'processing', items: [orderItem(1), lamp] });
  await storeParcel(shop.connection.db, id);
  const read = await ask('order', { query: { order_id: number.toLowerCase() } });
  expect(read).toMatchObject({
    order: { order_id: number, status: 'processing', can_cancel: false, shipments: [{ items: [{ qty: 2 }] }] },
    waiting: [{ sku: 'LAMP-1', name: 'Lamp', qty: 1 }],
    region: { en: 'Quebec', fr: 'Québec' },
  });
  const cancelled = await ordered('one@example.com', { state: 'cancelled' });
  expect((await ask('order', { query: { order_id: cancelled.number } })).waiting).toEqual([]);
  await expect(ask('order', { query: { order_id: 'CA1' } })).rejects.toThrow('There is no order CA1.');
});
