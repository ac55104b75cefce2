import { eq } from 'drizzle-orm';
import type { OrderMethod } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { schema } from '../../database/connection.ts';
import { addPoints } from '../../database/membership/points.ts';
import { settleOrders } from '../../flows/orders/settle-due.ts';
import { countsOf, wrongInBooks, type Counts } from '../../hold/books.ts';
import { latestMails } from '../../mail/mailbox.ts';
import type { Transfer } from '../../payment/provider.ts';
import { sandboxCards } from '../../payment/sandbox.ts';
import { sandboxPayLater } from '../../payment/sandbox-pay-later.ts';
import { sandboxWallet } from '../../payment/sandbox-wallet.ts';
import { address, buyingAt, type Headers } from '../buying.ts';
import { fixture } from '../fixture-products.ts';
import { operate } from '../operating.ts';
import { storeOrder } from '../stored-order.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** Products that the sequences are about: a plain one, one by the piece count, one of three at least, one with a variant. */
export const goods = [
  { product_id: fixture.table },
  { product_id: fixture.tiered },
  { product_id: fixture.minimumThree },
  { product_id: fixture.sofa, child_id: fixture.sofaGrey },
] as const;
/** Units of each at the beginning: few, so that sequences sell them out. */
const units = 5;
const beginning = { points: 2_000, coins: 20 } as const;

export interface Ordered {
  readonly who: number;
  readonly number: string;
  /** The provider's word for its payment; `none` where there was nothing to pay. */
  readonly payment: string;
  readonly method: OrderMethod;
  readonly total: number;
  /** Whether it was bought with an account. */
  readonly isCustomers: boolean;
}

/** The model's own record of the shop. */
export interface Known {
  /** Totals that each person's page showed last, in cents. */
  readonly shown: Map<number, number>;
  readonly orders: Ordered[];
  /** Who has deleted their account; what they do from then on they do as a guest. */
  readonly left: Set<number>;
}

/** A shop with two customers and a guest, each with goods and a coupon in the cart, its providers' books, and what has to hold of all of it after every step. */
export const modelShop = async () => {
  const refunds: Transfer[] = [];
  const refund = async (asked: Transfer): Promise<string> => {
    refunds.push(asked);
    return `refund-${asked.key}`;
  };
  const started = await startTestApp(
    {},
    {
      cards: { ...sandboxCards, refund },
      wallet: { ...sandboxWallet, refund },
      payLater: { ...sandboxPayLater, refund },
    },
  );
  /** Whatever is asked, nothing that the shop did not think of happens. */
  const call: TestApp['call'] = async (name, input, headers) => {
    const reply = await started.call(name, input, headers);
    if (reply.status >= 500) throw new Error(`${name} answers ${reply.status} to ${JSON.stringify(input)}`);
    return reply;
  };
  const shop: TestApp = { ...started, call };
  const { db } = shop.connection;
  const steps = buyingAt(shop);
  const people: Headers[] = [await shop.signIn(), await shop.signIn('bo@example.com'), await shop.guest()];
  const customers = [1, 2];
  /** Has points and coins like them, and an address that nobody has confirmed. */
  const newcomer = { id: 4, headers: await shop.signIn('new@example.com') };
  for (const customerId of [...customers, newcomer.id]) {
    await addPoints(db, { customerId, points: beginning.points, reason: 'adjustment', createdAt: shop.clock.now });
    const entry = { customerId, coins: beginning.coins, reason: 'welcome', createdAt: shop.clock.now } as const;
    await db.insert(schema.coinEntry).values(entry);
    if (customerId === newcomer.id) continue;
    // Cashback that can be spent.
    const createdAt = new Date(shop.clock.now.getTime() - 31 * 86_400_000);
    await storeOrder(db, customerId, { state: 'delivered', createdAt, paymentReference: `before-${customerId}` });
  }
  const { product, productVariant } = schema;
  const stock = { usableQuantity: units, quantity: units };
  for (const { product_id } of goods) await db.update(product).set(stock).where(eq(product.id, product_id));
  await db.update(productVariant).set(stock).where(eq(productVariant.id, fixture.sofaGrey));
  const shown = new Map<number, number>();
  for (const [who, headers] of people.entries()) {
    await shop.call('addCartItem', { body: { ...(goods[who] ?? goods[0]), qty: who + 1 } }, headers);
    await shop.call('applyCoupon', { body: { coupon_code: who === 0 ? 'ONCE' : 'TEN' } }, headers);
    const cart = await shop.call('cartAddress', { body: { ...address, email: 'guest@example.com' } }, headers);
    shown.set(who, cart.result.grand_total);
  }
  const left = new Set<number>();
  const creditOf = async (who: number): Promise<number> =>
    who < customers.length && !left.has(who) ? (await shop.call('cashbackInfo', {}, people[who])).result.balance : 0;
  const credit = [await creditOf(0), await creditOf(1)];
  let before: Counts = await countsOf(db);

  const rowOf = async ({ number }: Ordered) => {
    const [row] = await db.select().from(schema.order).where(eq(schema.order.number, number));
    if (!row) throw new Error(`order ${number} is gone`);
    return row;
  };

  /** Cents that a payment's provider has paid back. */
  const paidBack = ({ payment }: Ordered): number =>
    refunds.filter((one) => one.payment === payment).reduce((sum, { amount }) => sum + amount, 0);

  /** Checks an order: the agreed amount is what is asked, and no more goes back than was paid. */
  const wrongInOrder = async (order: Ordered): Promise<string[]> => {
    const row = await rowOf(order);
    const wrong: string[] = [];
    if (row.grandTotal !== order.total)
      wrong.push(`${order.number} costs ${row.grandTotal}, its button said ${order.total}`);
    const isPaid = row.state !== 'pending_payment' && (row.state !== 'cancelled' || row.refundedAmount > 0);
    const most = isPaid ? row.grandTotal : 0;
    if (paidBack(order) > most) wrong.push(`${order.number} paid ${most} and gave back ${paidBack(order)}`);
    if (row.state === 'cancelled' && row.refundedAmount !== paidBack(order))
      wrong.push(`${order.number} says ${row.refundedAmount} went back, its provider ${paidBack(order)}`);
    return wrong;
  };

  /** The sum of a customer's credit in orders that stand. */
  const creditIn = async (customerId: number): Promise<number> => {
    const rows = await db.select().from(schema.order).where(eq(schema.order.customerId, customerId));
    return rows.reduce((sum, { state, creditAmount }) => sum + (state === 'cancelled' ? 0 : creditAmount), 0);
  };

  const wrongInLedgers = async (): Promise<string[]> => {
    const wrong: string[] = [];
    for (const [who, customerId] of customers.entries()) {
      const has = await creditOf(who);
      const used = await creditIn(customerId);
      if (has < 0) wrong.push(`customer ${customerId} has ${has} of credit`);
      // None comes in while a sequence lasts: cashback can be spent a month after its order.
      if (has > (credit[who] ?? 0))
        wrong.push(`customer ${customerId} has ${has} of credit, and began with ${credit[who]}`);
      if (has + used > (credit[who] ?? 0))
        wrong.push(`customer ${customerId} has ${has} of credit beside ${used} in orders`);
    }
    const coins = (await db.select().from(schema.coinEntry)).reduce((sum, one) => sum + one.coins, 0);
    const most = beginning.coins * (customers.length + 1);
    // Coins go with the account that has them.
    if (left.size > 0 ? coins > most : coins !== most) wrong.push(`there are ${coins} coins`);
    return wrong;
  };

  /** Checks that an account without a confirmed address has got nothing. */
  const wrongInNewcomer = async (): Promise<string[]> => {
    const { points } = (await shop.call('pointsInfo', { body: {} }, newcomer.headers)).result;
    const { coins } = (await shop.call('coinNumber', { body: {} }, newcomer.headers)).result;
    const coupons = await db.$count(schema.customerCoupon, eq(schema.customerCoupon.customerId, newcomer.id));
    const isSame = points === beginning.points && coins === beginning.coins && coupons === 0;
    return isSame ? [] : [`an unconfirmed account has ${points} points, ${coins} coins and ${coupons} coupons`];
  };

  return {
    shop,
    steps,
    people,
    newcomer: newcomer.headers,
    known: { shown, orders: [], left } as Known,
    staff: (line: string) => operate(shop, line.split(' ')).catch(String),
    settle: () => settleOrders(shop.app.services, () => undefined),
    /** Changes a product as an operator may, past the pages; the stock that is compared to goes along. */
    async change(productId: number, changes: { price?: number; units?: number }): Promise<void> {
      if (changes.price !== undefined) {
        const { price } = changes;
        await db.update(product).set({ price, finalPrice: price }).where(eq(product.id, productId));
      }
      if (changes.units === undefined) return;
      const was = await countsOf(db);
      const set = { usableQuantity: changes.units, quantity: changes.units };
      await db.update(product).set(set).where(eq(product.id, productId));
      const key = String(productId);
      const added = changes.units - (was.products.get(key) ?? 0);
      before = { ...before, products: new Map(before.products).set(key, (before.products.get(key) ?? 0) + added) };
    },
    /** Changes the minimum of a coupon from now on, in cents. */
    async ask(code: string, minimumSubtotal: number): Promise<void> {
      await db.update(schema.coupon).set({ minimumSubtotal }).where(eq(schema.coupon.code, code));
    },
    /** Returns an order's items as stored, also where nobody may look at them any more. */
    itemsOf: async (order: Ordered) => (await rowOf(order)).items,
    /** Everything that does not hold now; it is the same for whatever was done. */
    async wrong(orders: readonly Ordered[]): Promise<string[]> {
      const all = [await wrongInBooks(db, before), await wrongInLedgers(), await wrongInNewcomer()];
      for (const order of orders) all.push(await wrongInOrder(order));
      return all.flat();
    },
    /** The figures of an order as account, letter and operator show them. */
    async differing(order: Ordered): Promise<string[]> {
      const total = formatMoney(order.total, 'en');
      // Nobody else may see the order of an account that is gone.
      const isGone = left.has(order.who) && order.isCustomers;
      const seen = await shop.call('orderInformation', { query: { order_id: order.number } }, people[order.who]);
      const letters = (await latestMails(db, 200)).filter(
        ({ subject, plainText }) => subject.includes(order.number) && plainText.includes('Total'),
      );
      const shown = await operate(shop, ['orders', 'show', order.number]);
      return [
        ...(isGone
          ? seen.code === 404
            ? []
            : [`a deleted account answers ${seen.code}`]
          : seen.result.grand_total === order.total
            ? []
            : [`the account shows ${seen.result.grand_total}`]),
        ...letters.flatMap(({ plainText }) => (plainText.includes(total) ? [] : [`a letter lacks ${total}`])),
        ...(shown.includes(total) ? [] : [`the operator sees\n${shown}`]),
      ].map((text) => `${order.number} (${total}): ${text}`);
    },
    close: () => shop.close(),
  };
};

export type ModelShop = Awaited<ReturnType<typeof modelShop>>;
