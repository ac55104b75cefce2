import { latestMails } from '../../mail/mailbox.ts';
import { schema } from '../../database/connection.ts';
import { acceptReturn } from '../../flows/orders/answer-return.ts';
import { buyingAt, type Headers } from '../../testing/buying.ts';
import { storeOrder, storeParcel } from '../../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let steps: ReturnType<typeof buyingAt>;
let ada: Headers;
beforeAll(async () => {
  shop = await startTestApp();
  steps = buyingAt(shop);
  ada = await shop.signIn('ada@example.com');
  // 2% of C$300 are to be spent since yesterday.
  await storeOrder(shop.connection.db, 1, { createdAt: new Date(shop.clock.now.getTime() - 31 * 86_400_000) });
});
afterAll(() => shop?.close());

const cashback = 600;
const apply = (amount: number, headers = ada) => shop.call('applyCredit', { body: { amount } }, headers);
const balance = async (headers = ada) => (await shop.call('cashbackInfo', {}, headers)).result.balance;
const order = async (headers = ada) => {
  const { payment_id } = await steps.authorise(headers, 'approve');
  return (await steps.order(headers, 'klarna', payment_id)).result.order_id;
};

test('PTS-001 cashback is spent in the cart: as much as one likes of it, and no more than there is', async () => {
  await steps.fill(ada);
  const before = (await shop.call('carts', {}, ada)).result;
  expect(before).toMatchObject({ credit_available: cashback, credit_amount: 0 });
  expect((await apply(cashback + 1)).code).toBe(409);
  const { result } = await apply(250);
  const less = { credit_amount: 250, subtotal: before.subtotal, credit_available: cashback };
  expect(result).toMatchObject(less);
  expect(before.grand_total - result.grand_total).toBe(250 + ((before.tax_amount ?? 0) - (result.tax_amount ?? 0)));
  expect(before.tax_amount).toBeGreaterThan(result.tax_amount ?? 0);
  expect((await apply(1, await shop.guest())).code).toBe(401);
});

test('PTS-001 nobody asks for less than nothing: the credit would grow by it when the order is called back', async () => {
  await steps.fill(ada);
  for (const amount of [-1, -500_000, 1.5, 2 ** 31]) {
    const refused = await shop.call('applyCredit', { body: { amount } }, ada);
    expect([amount, refused.status, refused.code]).toEqual([amount, 400, 400]);
  }
  expect((await shop.call('carts', {}, ada)).result.credit_amount).toBe(250);
  expect(await balance()).toBe(cashback);
});

test('PTS-001 the order takes the credit out of the ledger once, and calling it back gives it back once', async () => {
  const id = await order();
  expect((await shop.call('orderInformation', { query: { order_id: id } }, ada)).result.credit_amount).toBe(250);
  expect(await balance()).toBe(cashback - 250);
  expect((await shop.call('carts', {}, ada)).result.credit_amount).toBe(0);
  const cancel = () => shop.call('cancelOrder', { body: { order_id: id } }, ada);
  await Promise.all([cancel(), cancel()]);
  expect(await balance()).toBe(cashback);
  expect(await shop.connection.db.$count(schema.creditEntry)).toBe(2);
});

test('PTS-001 an order that nobody pays gives the credit back, and the cart keeps it chosen', async () => {
  await steps.fill(ada);
  await apply(100);
  const { token, order_id } = await steps.orderByWallet(ada);
  expect(await balance()).toBe(cashback - 100);
  await steps.decide(token, 'refuse');
  await steps.poll(ada, order_id);
  expect(await balance()).toBe(cashback);
  expect((await shop.call('carts', {}, ada)).result.credit_amount).toBe(100);
});

test('PTS-001 goods that come back bring their share of the credit', async () => {
  const { db } = shop.connection;
  const bo = await shop.signIn('bo@example.com');
  const { id, number } = await storeOrder(db, 2, {
    creditAmount: 501,
    email: 'bo@example.com',
    createdAt: shop.clock.now,
  });
  await storeParcel(db, id, { deliveredAt: shop.clock.now });
  for (const back of [250, 501]) {
    const body = { order_id: number, item_ids: [1], qtys: [1], reason: 'changed_mind' as const };
    const { result } = await shop.call('returnOrder', { body }, bo);
    await acceptReturn(shop.app.services, { keyId: null }, result.return_id);
    expect(await balance(bo)).toBe(back);
  }
  const [letter] = await latestMails(db, 1);
  expect(letter?.plainText).toContain('C$2.51 of store credit is yours again.');
});
