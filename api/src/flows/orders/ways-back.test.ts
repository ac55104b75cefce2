import { eq, sql } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { addPoints, pointsStanding } from '../../database/membership/points.ts';
import { giveCoupons } from '../../database/promotions/customer-coupons.ts';
import { findOrder, type OrderRow } from '../../database/orders/orders.ts';
import { letterKeyOf } from '../../domain/order/letter-key.ts';
import { earlyBirdTerms } from '../../domain/order/early-bird.ts';
import type { Transfer } from '../../payment/provider.ts';
import { sandboxCards } from '../../payment/sandbox.ts';
import { sandboxPayLater } from '../../payment/sandbox-pay-later.ts';
import { sandboxWallet } from '../../payment/sandbox-wallet.ts';
import { address, buyingAt, type Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { operate } from '../../testing/operating.ts';
import { storeOrder } from '../../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { settleOrders } from './settle-due.ts';
import { cancelWithdrawn } from './withdrawn-approval.ts';

const refunds: Transfer[] = [];
const refund = async (asked: Transfer): Promise<string> => {
  refunds.push(asked);
  return `refund-${asked.key}`;
};
let isWithdrawn = false;
let shop: TestApp;
let steps: ReturnType<typeof buyingAt>;
let ada: Headers;
const adaId = 1;
const { product, productVariant, coupon, customerCoupon } = schema;
beforeAll(async () => {
  const payLater = { ...sandboxPayLater, refund, isWithdrawn: async () => isWithdrawn };
  const [cards, wallet] = [
    { ...sandboxCards, refund },
    { ...sandboxWallet, refund },
  ];
  shop = await startTestApp({}, { cards, wallet, payLater });
  steps = buyingAt(shop);
  ada = await shop.signIn('ada@example.com');
  const { db } = shop.connection;
  const { now } = shop.clock;
  // Cashback of C$6.00 since yesterday, points, and a coupon of her own that counts once.
  await storeOrder(db, adaId, { createdAt: new Date(now.getTime() - 31 * 86_400_000) });
  await addPoints(db, { customerId: adaId, points: 5_000, reason: 'adjustment', createdAt: now });
  await giveCoupons(db, adaId, ['ONCE'], now);
  await db
    .update(product)
    .set({ presaleEndDate: '2026-07-01', details: sql`${product.details} || '{"superEarlyBird": true}'` })
    .where(eq(product.id, fixture.tiered));
  await db.update(product).set({ price: 1_100_000, finalPrice: 1_100_000 }).where(eq(product.id, fixture.table));
});
afterAll(() => shop?.close());
beforeEach(() => {
  refunds.length = 0;
  isWithdrawn = false;
});

/** Everything that an order takes from the shop and from its customer, and that has to be there again. */
const everything = async () => {
  const { db } = shop.connection;
  const stock = { usable: product.usableQuantity, all: product.quantity };
  const ofVariant = { usable: productVariant.usableQuantity, all: productVariant.quantity };
  const [once] = await db.select().from(coupon).where(eq(coupon.code, 'ONCE'));
  const [copy] = await db.select().from(customerCoupon).where(eq(customerCoupon.couponCode, 'ONCE'));
  return {
    products: await db
      .select({ id: product.id, ...stock })
      .from(product)
      .orderBy(product.id),
    variants: await db
      .select({ id: productVariant.id, ...ofVariant })
      .from(productVariant)
      .orderBy(productVariant.id),
    uses: once?.used,
    copyUsedAt: copy?.usedAt,
    points: await pointsStanding(db, adaId, shop.clock.now),
    credit: (await shop.call('cashbackInfo', {}, ada)).result.balance,
  };
};

type Goods = 'mixed' | 'dear' | 'early';
/** A plan for one of two, an option of another, a gift, points, credit, a coupon, a protected shipment and a tip. */
const fillCart = async (goods: Goods): Promise<void> => {
  const ask = async <T extends { code: number }>(answer: Promise<T>): Promise<T> => {
    const given = await answer;
    expect(given).toMatchObject({ code: 200 });
    return given;
  };
  for (const { item_id } of (await shop.call('carts', {}, ada)).result.list)
    await ask(shop.call('deleteCartItem', { body: { item_id } }, ada));
  if (goods === 'early') {
    await ask(shop.call('addCartItem', { body: { product_id: fixture.tiered, qty: 2 } }, ada));
    await ask(shop.call('cartAddress', { body: address }, ada));
    return;
  }
  const lines = [
    { product_id: fixture.withPlan, qty: 2, term: 24 },
    { product_id: fixture.sofa, child_id: fixture.sofaGrey, qty: 1 },
    ...(goods === 'dear' ? [{ product_id: fixture.table, qty: 1 }] : []),
  ];
  for (const body of lines) await ask(shop.call('addCartItem', { body }, ada));
  await ask(shop.call('cartAddress', { body: address }, ada));
  await ask(shop.call('applyCoupon', { body: { coupon_code: 'ONCE' } }, ada));
  await ask(shop.call('applyPoints', { body: { points: 1_000 } }, ada));
  await ask(shop.call('applyCredit', { body: { amount: 301 } }, ada));
  await ask(shop.call('addGift', { body: { item_id: fixture.cheap } }, ada));
  await ask(shop.call('freeGiftConfirm', { body: { gift_id: fixture.cheap } }, ada));
  await ask(shop.call('extendShipping', { body: { is_add: 1, planId: 'seel-shipment' } }, ada));
  await ask(shop.call('createTipDonation', { body: { amount: 500 } }, ada));
};

interface Placed {
  readonly number: string;
  /** The provider's word for its payment. */
  readonly payment: string;
  readonly row: OrderRow;
}
type Paying = 'card' | 'klarna' | 'alipay';
const place = async (paying: Paying): Promise<Placed> => {
  const payment =
    paying === 'card'
      ? await steps.cardNonce(ada)
      : paying === 'klarna'
        ? (await steps.authorise(ada, 'approve')).payment_id
        : (await steps.beginWallet(ada)).result.token;
  const { code, result } = await steps.order(ada, paying, payment);
  expect(code).toBe(200);
  const row = await findOrder(shop.connection.db, result.order_id);
  if (!row) throw new Error('The order was not placed');
  return { number: row.number, payment, row };
};

const staff = (line: string) => operate(shop, line.split(' '));
const giveBack = (number: string, items: string, reference: string) =>
  staff(`orders refund ${number} --items ${items} --reference ${reference}`);
const [planned, grey, gift, early] = [
  `SKU-${fixture.withPlan}`,
  `SKU-${fixture.sofaGrey}`,
  `SKU-${fixture.cheap}`,
  `SKU-${fixture.tiered}`,
];
const cancel = ({ number }: Placed) => shop.call('cancelOrder', { body: { order_id: number } }, ada);
const sweep = () =>
  settleOrders(shop.app.services, (line) => {
    throw new Error(line);
  });

interface Way {
  readonly paying: Paying;
  readonly back: (placed: Placed) => Promise<unknown>;
  /** Whether its money had been taken, and has to go back; cents of it that are kept. */
  readonly paid: boolean;
  readonly notReturned?: number;
  readonly goods?: Goods;
}

const ways: readonly [string, Way][] = [
  ['its customer cancels', { paying: 'card', paid: true, back: cancel }],
  [
    'somebody cancels with the link of its letter',
    {
      paying: 'card',
      paid: true,
      back: ({ number, row }) => {
        const key = letterKeyOf(row);
        return shop.call('cancelByLetter', { body: { order_id: number, key, reason: 'changed_mind' } });
      },
    },
  ],
  [
    'an operator gives back at once',
    {
      paying: 'card',
      paid: true,
      back: ({ number }) => giveBack(number, `${planned}:2,${grey}:1,${gift}:1`, 'ALL'),
    },
  ],
  [
    'an operator gives back in two parts',
    {
      paying: 'card',
      paid: true,
      back: async ({ number }) => {
        await giveBack(number, `${planned}:1`, 'A');
        await giveBack(number, `${planned}:1,${grey}:1,${gift}:1`, 'B');
      },
    },
  ],
  [
    'an operator gives back bit by bit, what cost nothing last',
    {
      paying: 'klarna',
      paid: true,
      back: async ({ number }) => {
        await giveBack(number, `${grey}:1`, 'A');
        await giveBack(number, `${planned}:2`, 'B');
        await giveBack(number, `${gift}:1`, 'C');
      },
    },
  ],
  [
    'an operator recalls on its way',
    {
      paying: 'card',
      goods: 'early',
      paid: true,
      notReturned: 2 * earlyBirdTerms.recallFee,
      back: async ({ number }) => {
        await staff(`orders ship ${number} --carrier Purolator --tracking WB-1 --items ${early}:2`);
        await staff(`orders recall ${number}`);
      },
    },
  ],
  [
    'its provider takes back its yes to',
    {
      paying: 'klarna',
      paid: true,
      back: ({ payment }) => {
        isWithdrawn = true;
        return cancelWithdrawn(shop.app.services, payment, () => undefined);
      },
    },
  ],
  [
    'the shop’s look refuses',
    { paying: 'card', goods: 'dear', paid: true, back: ({ number }) => staff(`large-orders reject ${number}`) },
  ],
  ['its customer cancels before it is paid', { paying: 'alipay', paid: false, back: cancel }],
  [
    'the wallet refuses',
    {
      paying: 'alipay',
      paid: false,
      back: async ({ number, payment }) => {
        await steps.decide(payment, 'refuse');
        await steps.poll(ada, number);
      },
    },
  ],
  [
    'its customer gives up in the wallet',
    {
      paying: 'alipay',
      paid: false,
      back: ({ payment }) => shop.call('alipayCancel', { body: { token: payment } }, ada),
    },
  ],
  [
    'nobody approves in time',
    {
      paying: 'alipay',
      paid: false,
      back: async () => {
        shop.clock.now = new Date(shop.clock.now.getTime() + 20 * 60_000);
        await sweep();
      },
    },
  ],
];

test.each(ways)(
  'an order that %s gives everything back, once',
  async (_, { paying, back, paid, notReturned = 0, goods }) => {
    const before = await everything();
    await fillCart(goods ?? 'mixed');
    const placed = await place(paying);
    const taken = await everything();
    if (paid) expect(taken.products).not.toEqual(before.products);
    if (goods !== 'early') {
      expect(taken).toMatchObject({ copyUsedAt: expect.any(Date), credit: before.credit - 301 });
      expect(taken.points.available).toBe(before.points.available - 1_000);
      if (paid) expect(taken.uses).toBe(1);
    }
    await back(placed);
    const row = await findOrder(shop.connection.db, placed.number);
    expect(row).toMatchObject({ state: 'cancelled', cancelledAt: expect.any(Date) });
    expect(await everything()).toEqual(before);
    const due = paid ? placed.row.grandTotal - notReturned : 0;
    const paidBack = () => refunds.reduce((sum, { amount }) => sum + amount, 0);
    expect([paidBack(), row?.refundedAmount]).toEqual([due, due]);
    // Whoever asks once more changes nothing.
    await cancel(placed);
    await sweep();
    expect(await everything()).toEqual(before);
    expect(paidBack()).toBe(due);
  },
);
