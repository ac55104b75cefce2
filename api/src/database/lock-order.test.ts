import { sql } from 'drizzle-orm';
import { schema, selectRows } from './connection.ts';
import { addPoints } from './membership/points.ts';
import { openPlusOrder, payPlusOrder } from './membership/plus-orders.ts';
import { lockOrder } from './lock-order.ts';
import { acceptReturn } from '../flows/orders/answer-return.ts';
import { address, buyingAt, type Headers } from '../testing/buying.ts';
import { fixture } from '../testing/fixture-products.ts';
import { operate } from '../testing/operating.ts';
import { startPostgres, type PostgresServer } from '../testing/postgres-server.ts';
import { recordedLocks, type Lock } from '../testing/recorded-locks.ts';
import { storeOrder, storeParcel } from '../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: PostgresServer;
let shop: TestApp;
let steps: ReturnType<typeof buyingAt>;
let ada: Headers;
let productOf: ReadonlyMap<number, number>;
beforeAll(async () => {
  server = await startPostgres();
  shop = await startTestApp({}, {}, server);
  steps = buyingAt(shop);
  ada = await shop.signIn('ada@example.com');
  const variants = await shop.connection.db.select().from(schema.productVariant);
  productOf = new Map(variants.map(({ id, productId }) => [id, productId]));
});
afterAll(async () => {
  await shop.close();
  await server.stop();
});

const rank = (table: string): number => lockOrder.findIndex((name) => name === table);

/** Where a lock stands in the order: its table, and for shared goods the product, then the variant. */
const placeOf = ({ table, key }: Lock): number[] => {
  if (table === 'product') return [rank('product'), key ?? 0, 0];
  if (table === 'product_variant') return [rank('product'), productOf.get(key ?? 0) ?? 0, key ?? 0];
  return [rank(table), 0, 0];
};
const compare = (a: readonly number[], b: readonly number[]): number =>
  (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0) || (a[2] ?? 0) - (b[2] ?? 0);

/** Locks that a transaction took out of order, or that the order does not name. */
const wrong = (locks: readonly Lock[]): string[] => {
  const taken: number[][] = [];
  return locks.flatMap((lock) => {
    const place = placeOf(lock);
    const before = taken.at(-1);
    if (taken.some((one) => compare(one, place) === 0)) return [];
    if (place[0] === -1) return [`${lock.table} has no place in the order`];
    if (before && compare(before, place) > 0) return [`${lock.table} ${lock.key ?? ''} came too late`];
    taken.push(place);
    return [];
  });
};

/** The tables that a piece of work locked, once every one of its transactions has kept the order. */
const tablesOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  const transactions = await recordedLocks(work);
  expect(transactions.flatMap(wrong)).toEqual([]);
  return [...new Set(transactions.flat().map(({ table }) => table))];
};

const fill = async (): Promise<void> => {
  const lines = [
    { product_id: fixture.table, qty: 1 },
    { product_id: fixture.sofa, child_id: fixture.sofaGreen, qty: 1 },
    { product_id: fixture.sofa, child_id: fixture.sofaGrey, qty: 1 },
  ];
  for (const body of lines) await shop.call('addCartItem', { body }, ada);
  await shop.call('cartAddress', { body: address }, ada);
};
const goods = ['product', 'product_variant'];

test('placing an order locks rows in the one order, and so does calling it back', async () => {
  const { db } = shop.connection;
  await addPoints(db, { customerId: 1, points: 5_000, reason: 'adjustment', createdAt: shop.clock.now });
  await db.insert(schema.customerCoupon).values({ customerId: 1, couponCode: 'TEN', receivedAt: shop.clock.now });
  await fill();
  await shop.call('applyCoupon', { body: { coupon_code: 'TEN' } }, ada);
  await shop.call('applyPoints', { body: { points: 100 } }, ada);
  await shop.call('createTipDonation', { body: { amount: 500 } }, ada);
  const nonce = await steps.cardNonce(ada);
  let number = '';
  const placing = await tablesOf(async () => {
    number = (await steps.order(ada, 'card', nonce)).result.order_id;
  });
  const own = ['cart', 'order_token', 'cart_item', 'customer', 'payment_nonce', 'tip_donation', 'customer_coupon'];
  expect(placing.toSorted()).toEqual([...own, ...goods, 'coupon'].toSorted());
  const calling = await tablesOf(() => shop.call('cancelOrder', { body: { order_id: number } }, ada));
  expect(calling).toEqual(expect.arrayContaining(['customer_order', 'customer_coupon', ...goods, 'coupon']));
});

test('an order that nobody paid is given up in the one order', async () => {
  await fill();
  const { token, order_id } = await steps.orderByWallet(ada);
  const tables = await tablesOf(async () => {
    await steps.decide(token, 'refuse');
    await steps.poll(ada, order_id);
  });
  expect(tables).toEqual(expect.arrayContaining(['cart', 'customer_order']));
  expect(tables).not.toEqual(expect.arrayContaining(goods));
});

test('an order takes its goods in the one order when its payment is approved', async () => {
  await fill();
  const { token } = await steps.orderByWallet(ada);
  const tables = await tablesOf(() => steps.decide(token, 'approve'));
  expect(tables).toEqual(expect.arrayContaining(['customer_order', 'payment_nonce', ...goods]));
});

test('a return is asked for and accepted in the one order', async () => {
  const { db } = shop.connection;
  const { id, number } = await storeOrder(db, 1);
  await storeParcel(db, id, { deliveredAt: shop.clock.now });
  const body = { order_id: number, item_ids: [1], qtys: [1] };
  const tables = await tablesOf(async () => {
    const { result } = await shop.call('returnOrder', { body: { ...body, reason: 'changed_mind' } }, ada);
    await acceptReturn(shop.app.services, { keyId: null }, result.return_id);
  });
  expect(tables).toEqual(expect.arrayContaining(['customer_order', 'order_return']));
});

test('an order is packed, sent and delivered in the one order', async () => {
  const { number } = await storeOrder(shop.connection.db, 1);
  const run = (line: string) => operate(shop, line.split(' '));
  const tables = await tablesOf(async () => {
    await run(`orders pack ${number}`);
    const sent = await run(`orders ship ${number} --carrier Post --tracking 7`);
    const parcel = /^Parcel (\d+)/.exec(sent)?.[1] ?? '';
    await run(`parcels note ${parcel} --event in_transit`);
    await run(`parcels deliver ${parcel}`);
  });
  expect(tables).toEqual(expect.arrayContaining(['customer_order', 'shipment']));
});

test('Plus+ is ordered and paid for in the one order', async () => {
  const { db } = shop.connection;
  const now = shop.clock.now;
  const tables = await tablesOf(async () => {
    const open = { customerId: 1, price: 9_900, vipCode: null, secret: 'secret', now };
    const { number } = await openPlusOrder(db, open);
    expect(await payPlusOrder(db, number, now)).toBe(true);
  });
  expect(tables).toEqual(expect.arrayContaining(['customer', 'plus_order']));
});

test('every table of the order is one of the database', async () => {
  const rows = await selectRows<{ name: string }>(
    shop.connection.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const names = new Set(rows.map(({ name }) => name));
  expect(lockOrder.filter((table) => !names.has(table))).toEqual([]);
});
