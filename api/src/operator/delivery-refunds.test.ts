import fc from 'fast-check';
import { findOrder, type OrderRow } from '../database/orders/orders.ts';
import { goodsNotRefunded, paidForDelivery } from '../domain/order/refund.ts';
import { latestMails } from '../mail/mailbox.ts';
import type { CardProvider, Transfer } from '../payment/provider.ts';
import { sandboxCards } from '../payment/sandbox.ts';
import type { Headers } from '../testing/buying.ts';
import { fixture } from '../testing/fixture-products.ts';
import { askingAt, keyOf, operate } from '../testing/operating.ts';
import { orderItem, storeOrder } from '../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Ask } from './ask.ts';

const transfers: Transfer[] = [];
let shop: TestApp;
let ask: Ask;
let ada: Headers;
/** With a key of its own, whose calls nothing else counts. */
const newAsk = async () => askingAt(shop, (await keyOf(shop, 'admin')).key);
beforeAll(async () => {
  const refund = async (asked: Transfer): Promise<string> => {
    transfers.push(asked);
    return `refund-${asked.key}`;
  };
  shop = await startTestApp({}, { cards: { ...sandboxCards, refund } satisfies CardProvider });
  ask = await newAsk();
  ada = await shop.signIn('ada@example.com');
});
afterAll(() => shop?.close());

const table = `SKU-${fixture.table}`;
const lamp = orderItem(2, {
  sku: 'LAMP-1',
  product_id: fixture.cheap,
  name: 'Lamp',
  qty: 1,
  unit_price: 10_000,
  row_total: 10_000,
});
/** Two tables for C$150.00 each and a lamp for C$100.00, delivered for C$20.00, with 15 % on all of it. */
const sums = { subtotal: 40_000, shippingFee: 2_000, itemTax: 6_300, grandTotal: 48_300 };
let stored = 0;
const bought = async (changes: Parameters<typeof storeOrder>[2] = {}) => {
  stored += 1;
  const own = { items: [orderItem(1), lamp], paymentReference: `paid-${stored}` };
  return (await storeOrder(shop.connection.db, 1, { ...own, ...sums, ...changes })).number;
};
const run = (line: string) => operate(shop, line.split(' '));
const rowOf = async (number: string): Promise<OrderRow> => {
  const row = await findOrder(shop.connection.db, number);
  if (!row) throw new Error(`There is no order ${number}`);
  return row;
};
const paidBack = async (number: string): Promise<number> => {
  const { paymentReference } = await rowOf(number);
  return transfers.reduce((sum, { payment, amount }) => (payment === paymentReference ? sum + amount : sum), 0);
};
const letter = async () => (await latestMails(shop.connection.db, 1))[0]?.plainText;
const deliveryLeft = async (order_id: string) => (await ask('order', { query: { order_id } })).delivery_left;

test('delivery is paid back with its tax, in parts and once, also after the order has arrived', async () => {
  const number = await bought({ state: 'delivered' });
  expect(await deliveryLeft(number)).toBe(2_300);
  expect(await run(`orders refund ${number} --delivery 10.00 --reference D-1`)).toBe(
    `Order ${number} is delivered: C$10.00 paid back; its person is told by e-mail.`,
  );
  expect(await letter()).toContain(
    'Of what you paid for delivery, we pay back C$10.00. C$10.00 will go back to the card',
  );
  await expect(run(`orders refund ${number} --delivery 10.00 --reference D-1`)).rejects.toThrow('was made already');
  await expect(run(`orders refund ${number} --delivery 13.01 --reference D-2`)).rejects.toThrow(
    `At most C$13.00 of the delivery of order ${number} can be paid back.`,
  );
  await run(`orders refund ${number} --delivery 13.00 --reference D-2`);
  expect([await paidBack(number), await deliveryLeft(number)]).toEqual([2_300, 0]);
  // What its goods have earned stays earned.
  expect(goodsNotRefunded(await rowOf(number))).toBe(40_000);
});

test('units and delivery are paid back at once, and her letter says both', async () => {
  const number = await bought({ language: 'fr' });
  expect(await run(`orders refund ${number} --items LAMP-1:1 --delivery 23.00 --reference D-1`)).toContain(
    `Order ${number} is partly_refunded: C$138.00 paid back`,
  );
  expect((await letter())?.replaceAll(/\s/g, ' ')).toContain(
    'nous ne pouvons pas envoyer 1 × Lamp. Nous remboursons les frais de livraison. 138,00 $',
  );
  // The rest of it is called back with all that is left.
  await run(`orders refund ${number} --items ${table}:2 --reference D-2`);
  expect([(await rowOf(number)).state, await paidBack(number)]).toEqual(['cancelled', 48_300]);
  await expect(run(`orders refund ${number} --delivery 1.00 --reference D-3`)).rejects.toThrow('is cancelled');
});

test.each([
  [{ state: 'pending_payment' as const }, '--delivery 1.00', 'is pending_payment'],
  [{ shippingFee: 0, itemTax: 6_000, grandTotal: 46_000 }, '--delivery 0.01', 'At most C$0.00'],
  [{}, '', 'units, delivery or both'],
])('%j with %j is refused', async (changes, options, problem) => {
  const number = await bought(changes);
  const before = await rowOf(number);
  await expect(run(`orders refund ${number} ${options} --reference D-1`.replace('  ', ' '))).rejects.toThrow(problem);
  expect([await rowOf(number), await paidBack(number)]).toEqual([before, 0]);
});

/** What may happen to an order, by numbers that stand for units or cents. */
const steps = {
  delivery: (order_id: string, cents: number, place: number) =>
    ask('refundUnits', { body: { order_id, delivery: cents, reference: `S-${place}` } }),
  units: (order_id: string, cents: number, place: number) => {
    const items = [{ sku: cents % 2 === 0 ? table : 'LAMP-1', qty: 1 }];
    const delivery = cents % 3 === 0 ? { delivery: cents } : {};
    return ask('refundUnits', { body: { order_id, items, ...delivery, reference: `S-${place}` } });
  },
  ship: (order_id: string, cents: number, place: number) => {
    const items = [{ sku: cents % 2 === 0 ? table : 'LAMP-1', qty: 1 }];
    return ask('shipCarton', { body: { order_id, items, carrier: 'Purolator', tracking_number: `P-${place}` } });
  },
  /** All that is left of it leaves, and all that has left arrives. */
  arrive: async (order_id: string, _: number, place: number) => {
    const { waiting } = await ask('order', { query: { order_id } });
    if (waiting.length > 0)
      await ask('shipCarton', { body: { order_id, carrier: 'Purolator', tracking_number: `P-${place}` } });
    const { shipments } = (await ask('order', { query: { order_id } })).order;
    const open = shipments.filter(({ delivered_at }) => delivered_at === null);
    if (open.length === 0) throw new Error('Nothing has left');
    for (const { shipment_id } of open) await ask('deliverParcel', { body: { shipment_id } });
  },
  bringBack: async (order_id: string, cents: number) => {
    const body = { order_id, item_ids: [1 + (cents % 2)], qtys: [1], reason: 'damaged' as const };
    const { return_id } = (await shop.call('returnOrder', { body }, ada)).result;
    await ask('acceptReturn', { body: { return_id } });
  },
  cancel: async (order_id: string) => {
    const { code } = await shop.call('cancelOrder', { body: { order_id } }, ada);
    if (code !== 200) throw new Error('It is too late');
  },
} as const;

test('whatever is refunded in whatever order, delivery comes back once at most, and no more than was paid in all', async () => {
  const names = Object.keys(steps) as (keyof typeof steps)[];
  const step = fc.record({
    name: fc.oneof(fc.constant('delivery' as const), fc.constantFrom(...names)),
    cents: fc.integer({ min: 1, max: 2_600 }),
  });
  const order = fc.record({
    shippingFee: fc.constantFrom(0, 1, 999, 2_000),
    discountAmount: fc.constantFrom(0, 1, 13_333, 40_000),
    rate: fc.constantFrom(0.05, 0.13, 0.14975),
  });
  const happened = new Set<string>();
  await fc.assert(
    fc.asyncProperty(order, fc.array(step, { minLength: 2, maxLength: 9 }), async (made, many) => {
      ask = await newAsk();
      const { rate, ...paid } = made;
      const goods = sums.subtotal - paid.discountAmount + paid.shippingFee;
      const itemTax = Math.round(goods * rate);
      const number = await bought({ ...sums, ...paid, itemTax, taxAmount: itemTax, grandTotal: goods + itemTax });
      for (const [place, { name, cents }] of many.entries()) {
        const before = await rowOf(number);
        const outcome = await steps[name](number, cents, place).then(
          () => 'done',
          () => 'refused',
        );
        happened.add(`${name} ${outcome}`);
        const after = await rowOf(number);
        if (outcome === 'refused') expect(after).toEqual(before);
        const delivery = after.refunds.reduce((sum, one) => sum + (one.delivery ?? 0), 0);
        expect(delivery).toBeLessThanOrEqual(paidForDelivery(after));
        expect(after.refundedAmount).toBeLessThanOrEqual(after.grandTotal);
        expect(after.refundedAmount).toBeGreaterThanOrEqual(before.refundedAmount);
        expect(await paidBack(number)).toBe(after.refundedAmount);
        const left = await deliveryLeft(number);
        expect(left).toBe(after.state === 'cancelled' ? 0 : paidForDelivery(after) - delivery);
      }
    }),
    { numRuns: 40 },
  );
  for (const name of names) expect(happened).toContain(`${name} done`);
  expect(happened).toContain('delivery refused');
});
