import { eq } from 'drizzle-orm';
import { schema } from '../database/connection.ts';
import { latestMails } from '../mail/mailbox.ts';
import type { CardProvider, Transfer } from '../payment/provider.ts';
import { sandboxCards } from '../payment/sandbox.ts';
import type { Headers } from '../testing/buying.ts';
import { fixture } from '../testing/fixture-products.ts';
import { operate } from '../testing/operating.ts';
import { orderItem, storeOrder } from '../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const refunds: Transfer[] = [];
let open = true;
let shop: TestApp;
let ada: Headers;
beforeAll(async () => {
  const cards: CardProvider = {
    ...sandboxCards,
    refund: async (asked) => {
      refunds.push(asked);
      return `refund-${asked.key}`;
    },
    get open() {
      return open;
    },
  };
  shop = await startTestApp({}, { cards });
  ada = await shop.signIn('ada@example.com');
});
afterAll(() => shop?.close());
beforeEach(() => {
  refunds.length = 0;
  open = true;
});

const run = (line: string) => operate(shop, line.split(' '));
const table = `SKU-${fixture.table}`;
const plan = { title: 'Three years', term: 3, price: 1_000, qty: 1 };
const lamp = orderItem(2, {
  sku: 'LAMP-1',
  product_id: fixture.cheap,
  name: 'Lamp',
  qty: 1,
  unit_price: 10_000,
  row_total: 10_000,
  plan,
});
/** Two tables for C$150.00 and a lamp for C$100.00 with a plan, tax of 15 % on all of it, delivered for C$20.00. */
const sums = {
  subtotal: 40_000,
  shippingFee: 2_000,
  itemTax: 6_300,
  productContractTotal: 1_000,
  productProtectionTax: 150,
};
const bought = async (changes: Partial<typeof schema.order.$inferInsert> = {}) =>
  (await storeOrder(shop.connection.db, 1, { items: [orderItem(1), lamp], ...sums, grandTotal: 49_450, ...changes }))
    .number;
const detail = async (order_id: string) => (await shop.call('orderDetail', { query: { order_id } }, ada)).result;
const stock = async (id: number) => {
  const [row] = await shop.connection.db.select().from(schema.product).where(eq(schema.product.id, id));
  return row?.usableQuantity ?? 0;
};
const paid = () => refunds.map(({ amount, key }) => [amount, key]);
const ship = (number: string, tracking: string) =>
  run(`orders ship ${number} --carrier Purolator --tracking ${tracking}`);
const refund = (number: string, items: string, reference = 'RF-1') =>
  run(`orders refund ${number} --items ${items} --reference ${reference}`);

test('units that cannot be sent are paid back with tax and plan, are free in stock, and the rest is sent', async () => {
  const number = await bought();
  const before = await stock(fixture.cheap);
  expect(await refund(number, 'LAMP-1:1')).toBe(
    `Order ${number} is partly_refunded: C$126.50 paid back; its person is told by e-mail.`,
  );
  // The lamp of C$100.00 and its plan of C$10.00, each with 15 %.
  expect(paid()).toEqual([[12_650, `${number}-refund-1`]]);
  expect(await stock(fixture.cheap)).toBe(before + 1);
  expect(await detail(number)).toMatchObject({
    status: 'partly_refunded',
    can_cancel: false,
    payment: { refunded_amount: 12_650 },
  });
  const [letter] = await latestMails(shop.connection.db, 1);
  expect(letter?.subject).toBe(`Part of your order ${number} is paid back`);
  expect(letter?.plainText).toContain('We are sorry: we cannot send 1 × Lamp. C$126.50 will go back to the card');
  expect(await run('orders list')).toContain(`${number}\t2026-05-01\tpartly_refunded\t${table}:2 Elm Coffee Table\t`);
  expect(await run(`orders show ${number}`)).toContain(`to send\t${table}:2`);

  await expect(run(`orders ship ${number} --carrier Purolator --tracking P --items LAMP-1:1`)).rejects.toThrow(
    `1 × LAMP-1 are not left to send of this order; left is ${table}:2.`,
  );
  await ship(number, 'RF-P1');
  const track = await shop.call('orderTrack', { query: { order_id: number } }, ada);
  expect(track.result.waiting_qty).toBe(0);
  expect((await latestMails(shop.connection.db, 1))[0]?.plainText).not.toContain('The rest of your order');
  expect(await run('orders list')).not.toContain(number);
});

test('nothing that has left is paid back, and a reference pays once', async () => {
  const number = await bought();
  await run(`orders ship ${number} --carrier Purolator --tracking RF-P2 --items LAMP-1:1,${table}:1`);
  await expect(refund(number, 'LAMP-1:1')).rejects.toThrow('1 × LAMP-1 are not left to send');
  await expect(refund(number, `${table}:2`)).rejects.toThrow(`2 × ${table} are not left to send`);
  expect(paid()).toEqual([]);
  await refund(number, `${table}:1`);
  expect(paid()).toEqual([[17_250, `${number}-refund-1`]]);
  await expect(refund(number, `${table}:1`)).rejects.toThrow(`Nothing of order ${number} is left to send.`);

  const other = await bought();
  await refund(other, `${table}:1`, 'RF-2');
  await expect(refund(other, `${table}:1`, 'RF-2')).rejects.toThrow(`Refund RF-2 of order ${other} was made already.`);
  expect(paid()).toHaveLength(2);
});

test('all of an order that has not left cancels it, at once or bit by bit, and everything goes back', async () => {
  const [atOnce, bits] = [await bought(), await bought()];
  expect(await refund(atOnce, `${table}:2,LAMP-1:1`)).toContain(`Order ${atOnce} is cancelled: C$494.50`);
  await refund(bits, `${table}:1`, 'A');
  await refund(bits, `LAMP-1:1`, 'B');
  expect(await refund(bits, `${table}:1`, 'C')).toContain(`Order ${bits} is cancelled: C$195.50`);
  expect(paid()).toEqual([
    [49_450, atOnce],
    [17_250, `${bits}-refund-1`],
    [12_650, `${bits}-refund-2`],
    [19_550, bits],
  ]);
  for (const number of [atOnce, bits])
    expect(await detail(number)).toMatchObject({ status: 'cancelled', payment: { refunded_amount: 49_450 } });
});

test('what comes back of the rest is paid back as its own share, and together no more than was paid', async () => {
  const number = await bought();
  await refund(number, `${table}:1`);
  const said = await ship(number, 'RF-P3');
  await run(`parcels deliver ${/^Parcel (\d+)/.exec(said)?.[1]}`);
  const body = { order_id: number, item_ids: [1, 2], qtys: [1, 1], reason: 'damaged' as const };
  const { return_id } = (await shop.call('returnOrder', { body }, ada)).result;
  await run(`returns accept ${return_id}`);
  // A table and a lamp with tax; delivery and the plan of what was sent stay paid.
  expect(paid()).toEqual([
    [17_250, `${number}-refund-1`],
    [28_750, return_id],
  ]);
  expect((await detail(number)).status).toBe('returned');
});

test.each(['pending_payment', 'shipped', 'delivered', 'cancelled', 'returned'] as const)(
  'nothing of an order that is %s is paid back so',
  async (state) => {
    const number = await bought({ state });
    await expect(refund(number, 'LAMP-1:1')).rejects.toThrow(`Order ${number} is ${state}`);
    expect(paid()).toEqual([]);
  },
);

test('where nobody could pay money back, nothing is changed', async () => {
  const number = await bought();
  open = false;
  await expect(refund(number, 'LAMP-1:1')).rejects.toThrow(/refund/i);
  expect(await detail(number)).toMatchObject({ status: 'paid', payment: { refunded_amount: 0 } });
});

test('sent, paid back and called back at one moment, no unit both leaves and is paid back', async () => {
  const ends = new Set<string>();
  for (let round = 0; round < 12; round += 1) {
    refunds.length = 0;
    const number = await bought();
    const work = [
      () => ship(number, `RF-R${round}`),
      () => refund(number, `${table}:1`),
      () => shop.call('cancelOrder', { body: { order_id: number } }, ada),
    ];
    await Promise.allSettled([...work.slice(round % 3), ...work.slice(0, round % 3)].map((one) => one()));
    const { status, shipments, payment } = await detail(number);
    const sent = shipments.flatMap(({ items }) => items).reduce((sum, { qty }) => sum + qty, 0);
    ends.add(`${status} ${sent} ${payment.refunded_amount}`);
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(payment.refunded_amount);
  }
  const possible = new Set(['shipped 3 0', 'partly_refunded 2 17250', 'cancelled 0 49450']);
  expect([...ends].filter((end) => !possible.has(end))).toEqual([]);
});
