import { eq } from 'drizzle-orm';
import type { CallBody } from '@shop/contract';
import { schema } from '../database/connection.ts';
import { pointsStanding } from '../database/membership/points.ts';
import { earnPoints } from '../database/orders/points-of-order.ts';
import { latestMails } from '../mail/mailbox.ts';
import type { CardProvider, Transfer } from '../payment/provider.ts';
import { sandboxCards } from '../payment/sandbox.ts';
import { settleOrders } from '../flows/orders/settle-due.ts';
import type { Headers } from '../testing/buying.ts';
import { operate } from '../testing/operating.ts';
import { orderItem, storeOrder, storeParcel } from '../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const refunds: Transfer[] = [];
let open = true;
let isAway = false;
let shop: TestApp;
let ada: Headers;
beforeAll(async () => {
  const refund = async (asked: Transfer): Promise<string> => {
    if (isAway) throw new Error('The provider is away');
    refunds.push(asked);
    return `refund-${asked.key}`;
  };
  const cards: CardProvider = {
    ...sandboxCards,
    refund,
    get open() {
      return open;
    },
  };
  shop = await startTestApp({}, { cards });
  ada = await shop.signIn('ada@example.com');
});
afterAll(() => shop?.close());
beforeEach(async () => {
  refunds.length = 0;
  open = true;
  isAway = false;
  await shop.connection.db.delete(schema.pointsEntry);
});

const run = (line: string) => operate(shop, line.split(' '));
/** Two tables for C$150.00 each and a lamp for C$100.01, of which C$49.51 were paid by points; all of it has arrived. */
const delivered = async () => {
  const { db } = shop.connection;
  const lamp = orderItem(2, { name: 'Lamp', qty: 1, unit_price: 10_001, row_total: 10_001 });
  const sums = { subtotal: 40_001, pointsUsed: 4_951, pointsAmount: 4_951, itemTax: 5_249, grandTotal: 40_299 };
  const order = await storeOrder(db, 1, { state: 'delivered', items: [orderItem(1), lamp], ...sums });
  const items = [orderItem(1), lamp].map(({ item_id, qty }) => ({ item_id, qty }));
  await storeParcel(db, order.id, { items, deliveredAt: new Date('2026-05-30T12:00:00.000Z') });
  await earnPoints(db, order, shop.clock.now);
  return order;
};
const sendBack = async (order_id: string, changes: Partial<CallBody<'returnOrder'>> = {}) => {
  const body = { order_id, item_ids: [1], qtys: [1], reason: 'damaged' as const, ...changes };
  return (await shop.call('returnOrder', { body }, ada)).result.return_id;
};
const detail = async (order_id: string) => (await shop.call('orderDetail', { query: { order_id } }, ada)).result;
const cashbackOf = async (order_id: string) =>
  (await shop.call('checkCashback', { body: { order_id } }, ada)).result.amount;
/** Points that can be spent now or later. */
const balance = async () => {
  const { available, pending } = await pointsStanding(shop.connection.db, 1, shop.clock.now);
  return available + pending;
};
const letter = async () => (await latestMails(shop.connection.db, 1))[0];

test('an accepted return pays back its share in money and in points, and takes earned points and cashback along', async () => {
  const { number } = await delivered();
  expect([await balance(), await cashbackOf(number)]).toEqual([350, 701]);
  const first = await sendBack(number);
  expect(await run('returns list')).toContain(
    `${first}\t2026-06-01\t${number}\trequested\tdamaged\t1 × Elm Coffee Table`,
  );
  expect(await run(`returns receive ${first.toLowerCase()}`)).toBe(`Return ${first} has arrived.`);
  expect((await detail(number)).returns).toMatchObject([{ status: 'received', refund_amount: null }]);
  // 150.00 of 400.01, of 350.50 in money with 52.49 of tax, and of 4,951 points.
  expect(await run(`returns accept ${first}`)).toContain('C$151.11 and 1856 points paid back');
  expect(refunds).toEqual([{ payment: 'paid-1', amount: 15_111, key: first }]);
  expect(await detail(number)).toMatchObject({
    status: 'partly_refunded',
    payment: { refunded_amount: 15_111 },
    returns: [{ status: 'refunded', refund_amount: 15_111 }],
  });
  // C$219.06 of the goods are kept: 219 points of 350, and 4.38 of 7.01 cashback.
  expect([await balance(), await cashbackOf(number)]).toEqual([219 + 1_856, 438]);
  const refundLetter = await letter();
  expect([refundLetter?.recipient, refundLetter?.subject]).toEqual([
    'ada@example.com',
    `Your return ${first} is paid back`,
  ]);
  expect(refundLetter?.plainText).toContain('C$151.11 will go back to the card');
  expect(refundLetter?.plainText).toContain('1856 points are yours again.');
});

test('everything returned, one by one, pays back to the cent what was paid for the goods, and never more', async () => {
  const { number } = await delivered();
  for (const item of [1, 2, 1]) await run(`returns accept ${await sendBack(number, { item_ids: [item] })}`);
  expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(40_299);
  expect(new Set(refunds.map(({ key }) => key)).size).toBe(3);
  expect(await detail(number)).toMatchObject({ status: 'returned', payment: { refunded_amount: 40_299 } });
  expect([await balance(), await cashbackOf(number)]).toEqual([4_951, 0]);
});

test('a return is decided once, also when two press at the same moment', async () => {
  const { number } = await delivered();
  const one = await sendBack(number);
  const both = await Promise.allSettled([run(`returns accept ${one}`), run(`returns accept ${one}`)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(refunds).toHaveLength(1);
  await expect(run(`returns reject ${one} --reason=late`)).rejects.toThrow(`Return ${one} is refunded already.`);
  await expect(run(`returns receive ${one}`)).rejects.toThrow('already');
});

test('a rejected return pays nothing, says why in its person’s language, and its goods may be sent again', async () => {
  const { number, id } = await delivered();
  await shop.connection.db.update(schema.order).set({ language: 'fr' }).where(eq(schema.order.id, id));
  const before = [await balance(), await cashbackOf(number)];
  const one = await sendBack(number, { qtys: [2] });
  const args = ['returns', 'reject', one, '--reason', 'Le meuble a été monté.'];
  expect(await operate(shop, args)).toContain('is rejected');
  expect(refunds).toEqual([]);
  const seen = await detail(number);
  expect(seen).toMatchObject({
    status: 'delivered',
    returns: [{ status: 'rejected', refund_amount: null, rejection_reason: 'Le meuble a été monté.' }],
  });
  expect(seen.returnable).toMatchObject([
    { item_id: 1, qty: 2 },
    { item_id: 2, qty: 1 },
  ]);
  expect([await balance(), await cashbackOf(number)]).toEqual(before);
  const refundLetter = await letter();
  expect([refundLetter?.subject, refundLetter?.plainText]).toEqual([
    `Nous n’avons pas pu accepter votre retour ${one}`,
    expect.stringContaining('Le meuble a été monté.'),
  ]);
  expect(await run('returns list')).not.toContain(one);
  expect(await run('returns list --all')).toContain(`${one}\t2026-06-01\t${number}\trejected`);
});

test('a refund that cannot be made leaves the return as it was', async () => {
  const { number } = await delivered();
  const one = await sendBack(number);
  const before = await balance();
  open = false;
  await expect(run(`returns accept ${one}`)).rejects.toThrow('Refunds cannot be made at the moment');
  expect(await detail(number)).toMatchObject({ status: 'delivered', returns: [{ status: 'requested' }] });
  expect(await balance()).toBe(before);
});

test('a refund whose provider is away is made by the sweep, under the return’s number', async () => {
  const { number } = await delivered();
  const one = await sendBack(number);
  isAway = true;
  expect(await run(`returns accept ${one}`)).toContain('has not confirmed a refund of this order yet');
  expect((await detail(number)).payment).toMatchObject({ refunded_amount: 0, refund_under_way: 15_111 });
  isAway = false;
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  await settleOrders(shop.app.services, () => undefined);
  expect(refunds).toEqual([{ payment: 'paid-1', amount: 15_111, key: one }]);
  expect((await detail(number)).payment.refunded_amount).toBe(15_111);
});

test('no refund goes beyond what is left of what was paid', async () => {
  const { number, id } = await delivered();
  const one = await sendBack(number);
  await shop.connection.db.update(schema.order).set({ refundedAmount: 40_000 }).where(eq(schema.order.id, id));
  expect(await run(`returns accept ${one}`)).toContain('C$2.99 and 1856 points paid back');
});

test.each([
  ['', 'operator returns list'],
  ['returns', 'operator returns list'],
  ['returns list R100007919', 'operator returns list'],
  ['returns accept', 'operator returns list'],
  ['returns accept R100007919 R100015838', 'operator returns list'],
  ['returns burn R100007919', 'operator returns list'],
  ['toString valueOf R100007919', 'operator returns list'],
  ['returns accept R100007919 --quietly', "Unknown option '--quietly'"],
  ['returns accept 12', 'There is no return 12.'],
  ['returns accept R999999999', 'There is no return R999999999.'],
  ['returns reject R100007919', 'This needs --reason'],
])('“%s” is refused with a line that helps', async (line, help) => {
  await expect(run(line)).rejects.toThrow(help);
  expect(refunds).toEqual([]);
});
