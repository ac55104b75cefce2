import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { schema } from '../../database/connection.ts';
import { settleOrders } from '../../flows/orders/settle-due.ts';
import { latestMails } from '../../mail/mailbox.ts';
import type { Transfer } from '../../payment/provider.ts';
import { sandboxWallet } from '../../payment/sandbox-wallet.ts';
import { buyingAt, type Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const refunds: Transfer[] = [];
let shop: TestApp;
let steps: ReturnType<typeof buyingAt>;
beforeAll(async () => {
  const refund = async (asked: Transfer): Promise<string> => {
    refunds.push(asked);
    return `refund-${asked.key}`;
  };
  shop = await startTestApp({}, { wallet: { ...sandboxWallet, refund } });
  steps = buyingAt(shop);
});
afterAll(() => shop?.close());

const { product } = schema;
const ofTable = eq(product.id, fixture.table);
const stock = async (): Promise<number> => {
  const [row] = await shop.connection.db.select().from(product).where(ofTable);
  return row?.usableQuantity ?? 0;
};
const setStock = (units: number) =>
  shop.connection.db.update(product).set({ usableQuantity: units, quantity: units }).where(ofTable);
const settle = () => settleOrders(shop.app.services, () => undefined);
const statusOf = async (headers: Headers, order_id: string) => (await steps.poll(headers, order_id)).status;
const byWallet = async (qty = 1) => {
  const headers = await steps.fill(await shop.guest(), fixture.table, qty);
  return { headers, qty, ...(await steps.orderByWallet(headers)) };
};
const byCard = async (qty = 1) => {
  const headers = await steps.fill(await shop.guest(), fixture.table, qty);
  return steps.order(headers, 'card', await steps.cardNonce(headers));
};

test('orders by a wallet that nobody says yes to keep nothing from those who pay', async () => {
  await setStock(3);
  const waiting = [await byWallet(3), await byWallet(3), await byWallet(3)];
  expect(await stock()).toBe(3);
  expect((await byCard(3)).result.status).toBe('paid');
  expect(await stock()).toBe(0);
  // They are given up like any other, and bring nothing into the stock that they never took.
  shop.clock.now = new Date(shop.clock.now.getTime() + 16 * 60_000);
  for (const { headers, order_id } of waiting) expect(await statusOf(headers, order_id)).toBe('cancelled');
  expect(await stock()).toBe(0);
});

test('a yes that comes after the last unit was sold is paid back whole, and a letter says so', async () => {
  await setStock(1);
  const late = await byWallet();
  await byCard();
  refunds.length = 0;
  await steps.decide(late.token, 'approve');
  expect(await statusOf(late.headers, late.order_id)).toBe('cancelled');
  const { grand_total } = (await shop.call('orderInformation', { query: { order_id: late.order_id } }, late.headers))
    .result;
  expect(await steps.poll(late.headers, late.order_id)).toMatchObject({
    payment: 'failed',
    refunded_amount: grand_total,
  });
  await settle();
  expect(refunds).toMatchObject([{ amount: grand_total, payment: late.token }]);
  const letters = (await latestMails(shop.connection.db, 100)).filter(({ subject }) => subject.includes(late.order_id));
  expect(letters).toHaveLength(1);
  expect(letters[0]?.plainText).toContain('will go back to where you paid from');
  expect((await shop.call('carts', {}, late.headers)).result.items_qty).toBe(1);
});

type Step =
  | { kind: 'buy'; by: 'wallet' | 'card'; qty: number }
  | { kind: 'decide'; as: 'approve' | 'refuse' | 'cancel'; of: number }
  | { kind: 'later' };
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('buy'),
      by: fc.constantFrom('wallet', 'card'),
      qty: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('decide'),
      as: fc.constantFrom('approve', 'refuse', 'cancel'),
      of: fc.nat({ max: 9 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('later') }) },
);

test('whatever order they come in: what is left and what is paid for is the stock, and who has no goods has the money back', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.array(step, { minLength: 3, maxLength: 12 }),
      async (units, all) => {
        await setStock(units);
        refunds.length = 0;
        const orders: Awaited<ReturnType<typeof byWallet>>[] = [];
        let sold = 0;
        for (const one of all) {
          if (one.kind === 'buy') {
            const isThere = one.qty <= (await stock());
            if (isThere && one.by === 'wallet') orders.push(await byWallet(one.qty));
            else if (isThere && (await byCard(one.qty)).code === 200) sold += one.qty;
          } else if (one.kind === 'later') {
            shop.clock.now = new Date(shop.clock.now.getTime() + 16 * 60_000);
          } else {
            const order = orders[one.of % Math.max(1, orders.length)];
            if (order && one.as === 'cancel')
              await shop.call('alipayCancel', { body: { token: order.token } }, order.headers);
            else if (order && one.as !== 'cancel') await steps.decide(order.token, one.as);
          }
          await settle();
          const states = await Promise.all(orders.map(({ headers, order_id }) => statusOf(headers, order_id)));
          const paid = orders.filter((_, place) => states[place] === 'paid');
          expect(await stock()).toBe(units - sold - paid.reduce((sum, { qty }) => sum + qty, 0));
          expect(await stock()).toBeGreaterThanOrEqual(0);
          for (const { token } of paid) expect(refunds.filter(({ payment }) => payment === token)).toEqual([]);
        }
        expect(new Set(refunds.map(({ payment }) => payment)).size).toBe(refunds.length);
      },
    ),
    { numRuns: 8 },
  );
});
