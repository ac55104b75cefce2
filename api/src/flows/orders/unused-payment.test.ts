import { eq, sql } from 'drizzle-orm';
import { schema, selectRows } from '../../database/connection.ts';
import type { Transfer } from '../../payment/provider.ts';
import { sandboxPayLater } from '../../payment/sandbox-pay-later.ts';
import { sandboxWallet } from '../../payment/sandbox-wallet.ts';
import { settleOrders } from './settle-due.ts';
import { buyingAt, type Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const refunds: Transfer[] = [];
const released: string[] = [];
const reports: string[] = [];
let broken = false;
let shop: TestApp;
let steps: ReturnType<typeof buyingAt>;
beforeAll(async () => {
  const refund = async (asked: Transfer): Promise<string> => {
    if (broken) throw new Error('The provider is away');
    refunds.push(asked);
    return `refund-${asked.key}`;
  };
  const release = async (payment: string): Promise<void> => void released.push(payment);
  const collect = async () => 'accepted' as const;
  shop = await startTestApp(
    {},
    { wallet: { ...sandboxWallet, refund, release }, payLater: { ...sandboxPayLater, collect, release } },
  );
  steps = buyingAt(shop);
});
afterAll(() => shop?.close());
beforeEach(() => {
  refunds.length = 0;
  released.length = 0;
  reports.length = 0;
  broken = false;
});

const settle = () => settleOrders(shop.app.services, (line) => reports.push(line));
const later = (minutes: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
};
const someone = async (): Promise<Headers> => steps.fill(await shop.guest());
/** A wallet payment that its person has said yes to, with no order yet. */
const paidWallet = async (headers: Headers) => {
  const { token } = (await steps.beginWallet(headers)).result;
  await steps.decide(token, 'approve');
  return token;
};
const amountOf = async (nonce: string) => {
  const { payment } = schema;
  const [row] = await shop.connection.db.select().from(payment).where(eq(payment.nonce, nonce));
  return row?.amount;
};
const check = async (headers: Headers, token: string) =>
  (await shop.call('alipayCheck', { body: { token } }, headers)).result.status;

test('a wallet that was paid and whose person never came back to order is paid back once its time is over', async () => {
  const guest = await someone();
  const token = await paidWallet(guest);
  later(14);
  await settle();
  expect(refunds).toEqual([]);
  later(1);
  await Promise.all([settle(), settle()]);
  await settle();
  expect(refunds).toEqual([{ payment: token, amount: await amountOf(token), key: token }]);
  expect(await check(guest, token)).toBe('failed');
  expect((await steps.order(guest, 'alipay', token)).code).toBe(409);
});

test('one whose order cannot be placed is paid back at once, and is good for no other', async () => {
  const guest = await someone();
  const token = await paidWallet(guest);
  await shop.call('addCartItem', { body: { product_id: fixture.table, qty: 1 } }, guest);
  expect((await steps.order(guest, 'alipay', token)).code).toBe(409);
  expect(refunds).toEqual([{ payment: token, amount: await amountOf(token), key: token }]);
  expect((await steps.order(guest, 'alipay', token)).code).toBe(409);
  await settle();
  expect(refunds).toHaveLength(1);
});

test('a refund that cannot be made then is reported, and made by a later round', async () => {
  const guest = await someone();
  const token = await paidWallet(guest);
  await shop.call('addCartItem', { body: { product_id: fixture.table, qty: 1 } }, guest);
  broken = true;
  expect(await steps.order(guest, 'alipay', token)).toMatchObject({ code: 409, message: /total has changed/ });
  expect(await check(guest, token)).toBe('failed');
  later(1);
  await settle();
  expect(reports).toEqual([
    `Payment ${token} (alipay), which has no order, could not be settled: The provider is away`,
  ]);
  broken = false;
  later(5);
  await settle();
  expect(refunds).toHaveLength(1);
});

test('one that is approved after its order could not be placed is called off, and paid back all the same', async () => {
  const guest = await someone();
  const { token } = (await steps.beginWallet(guest)).result;
  await shop.call('addCartItem', { body: { product_id: fixture.table, qty: 1 } }, guest);
  expect((await steps.order(guest, 'alipay', token)).code).toBe(409);
  expect([released, refunds]).toEqual([[token], []]);
  await steps.decide(token, 'approve');
  later(1);
  await settle();
  expect(refunds).toHaveLength(1);
});

test('who calls a payment off before there is an order has paid nothing, or has it back', async () => {
  const guest = await someone();
  const cancel = async (token: string) =>
    (await shop.call('alipayCancel', { body: { token } }, guest)).result.is_cancelled;
  const { token } = (await steps.beginWallet(guest)).result;
  expect([await cancel(token), released, refunds]).toEqual([1, [token], []]);
  expect(await cancel(await paidWallet(guest))).toBe(1);
  expect(refunds).toHaveLength(1);
});

test('what was only set aside for no order is set free once; a refusal is asked for no more', async () => {
  const guest = await someone();
  const { payment_id } = await steps.authorise(guest, 'approve');
  const refused = (await steps.beginWallet(guest)).result.token;
  await steps.decide(refused, 'refuse');
  later(16);
  await settle();
  await settle();
  expect([released, refunds]).toEqual([[payment_id], []]);
});

test('a payment that an order stands on is not touched', async () => {
  const guest = await someone();
  const token = await paidWallet(guest);
  const { status } = (await steps.order(guest, 'alipay', token)).result;
  later(16);
  await settle();
  expect([status, refunds, released]).toEqual(['paid', [], []]);
});

test('the sweep finds what it asks for by index', async () => {
  const indexes = await selectRows<{ name: string }>(
    shop.connection.db,
    sql`select indexname as name from pg_indexes where tablename in ('payment_nonce', 'provider_operation')`,
  );
  const needed = ['payment_nonce_watched', 'payment_nonce_owner_used_by_index', 'provider_operation_open'];
  expect(indexes.map(({ name }) => name)).toEqual(expect.arrayContaining(needed));
});
