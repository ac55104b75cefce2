import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { book } from '../../database/membership/ledger.ts';
import { addPoints } from '../../database/membership/points.ts';
import { sandboxCards } from '../../payment/sandbox.ts';
import { sandboxPayLater } from '../../payment/sandbox-pay-later.ts';
import { sandboxWallet } from '../../payment/sandbox-wallet.ts';
import { buyingAt, type Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

// Orders that points, credit and coupons pay whole need no payment, whoever the providers are.

/** Cents that providers were asked to take or to give back. Like real ones they know no amount of nothing. */
const asked: number[] = [];
const real = (amount: number): void => {
  asked.push(amount);
  if (amount === 0) throw new Error('An amount of 0 is refused by this provider');
};
let shop: TestApp;
let buying: ReturnType<typeof buyingAt>;
beforeAll(async () => {
  const cards: typeof sandboxCards = {
    ...sandboxCards,
    authorise: async (token, amount) => (real(amount), sandboxCards.authorise(token, amount)),
    collect: async ({ amount }) => (real(amount), 'accepted'),
    release: async () => undefined,
    refund: async (transfer) => (real(transfer.amount), sandboxCards.refund(transfer)),
  };
  const payLater: typeof sandboxPayLater = {
    ...sandboxPayLater,
    session: async (purchase) => (real(purchase.amount), sandboxPayLater.session(purchase)),
    authorise: async (...given) => (real(given[1].amount), sandboxPayLater.authorise(...given)),
    collect: async ({ amount }) => (real(amount), 'accepted'),
  };
  const wallet: typeof sandboxWallet = {
    ...sandboxWallet,
    begin: async (amount, language) => (real(amount), sandboxWallet.begin(amount, language)),
  };
  shop = await startTestApp({}, { cards, payLater, wallet });
  buying = buyingAt(shop);
  const { db } = shop.connection;
  await addPoints(db, { customerId, points: 10_000_000, reason: 'adjustment', createdAt: shop.clock.now });
  const credit = { customerId, amount: 10_000_000, reason: 'returned_from_order', createdAt: shop.clock.now };
  await book(db, 'credit', credit);
});
afterAll(() => shop?.close());
beforeEach(() => (asked.length = 0));

const customerId = 1;
const standing = async (ada: Headers) => ({
  points: (await shop.call('pointsInfo', { body: {} }, ada)).result.points,
  credit: (await shop.call('cashbackInfo', {}, ada)).result.balance,
});
const cartOf = async (headers: Headers) => (await shop.call('carts', {}, headers)).result;
const rowOf = async (number: string) => {
  const [row] = await shop.connection.db.select().from(schema.order).where(eq(schema.order.number, number));
  return row;
};

interface Way {
  goods: { product: number; qty: number };
  coupon: 'TEN' | null;
  /** Of what the goods cost, in hundredths; credit pays the rest. */
  points: number;
  chosen: 'card' | 'klarna' | 'alipay' | null;
  isDraft: boolean;
}
const way: fc.Arbitrary<Way> = fc.record({
  goods: fc.record({ product: fc.constantFrom(fixture.table, fixture.sofa), qty: fc.integer({ min: 2, max: 3 }) }),
  coupon: fc.constantFrom('TEN', null),
  points: fc.integer({ min: 0, max: 100 }),
  chosen: fc.constantFrom('card', 'klarna', 'alipay', null),
  isDraft: fc.boolean(),
});

/** So much later that no limit of calls counts what was asked before. */
const pause = (): void => {
  shop.clock.now = new Date(shop.clock.now.getTime() + 960_000);
};

/** A cart that comes to nothing in this way. */
const fill = async (ada: Headers, { goods, coupon, points, chosen }: Way) => {
  pause();
  for (const { item_id } of (await cartOf(ada)).list) await shop.call('deleteCartItem', { body: { item_id } }, ada);
  await shop.call('removeCoupon', { body: {} }, ada);
  const child_id = goods.product === fixture.sofa ? fixture.sofaGrey : undefined;
  await shop.call('addCartItem', { body: { product_id: goods.product, child_id, qty: goods.qty } }, ada);
  await buying.fill(ada, fixture.table, 1);
  if (coupon) await shop.call('applyCoupon', { body: { coupon_code: coupon } }, ada);
  if (chosen) await shop.call('cartPayment', { body: { payment_method: chosen } }, ada);
  const { goods_total } = await cartOf(ada);
  await shop.call('applyPoints', { body: { points: Math.floor((goods_total * points) / 100) } }, ada);
  await shop.call('applyCredit', { body: { amount: goods_total - Math.floor((goods_total * points) / 100) } }, ada);
  return cartOf(ada);
};

type Method = 'card' | 'klarna' | 'alipay' | 'none';
const order = async (
  ada: Headers,
  { isDraft }: Pick<Way, 'isDraft'>,
  given: { payment_method: Method; payment_nonce?: string; grand_total: number; idempotency_key: string },
) => {
  if (isDraft) {
    const { draft_id } = (await shop.call('orderGeneration', { body: {} }, ada)).result;
    return shop.call('placeOrder', { body: { ...given, draft_id } }, ada);
  }
  const { order_token } = (await shop.call('orderToken', {}, ada)).result;
  return shop.call('createOrder', { body: { ...given, order_token } }, ada);
};

test('CHK-010 in whatever way a cart comes to nothing, nobody takes it but the order itself, and it is paid', async () => {
  const ada = await shop.signIn('ada@example.com');
  await fc.assert(
    fc.asyncProperty(way, async (one) => {
      const before = await standing(ada);
      const { grand_total, list } = await fill(ada, one);
      expect([grand_total, list.length > 0]).toEqual([0, true]);
      const payments = await shop.connection.db.$count(schema.payment);
      const refused = { code: 409, result: { field: 'payment_method' } };
      const idempotency_key = buying.newKey();
      const card = { payment_method_nonce: 'sandbox_approve_Visa_1111_1', grand_total };
      expect(await shop.call('braintreeCreditCard', { body: card }, ada)).toMatchObject(refused);
      expect(await shop.call('walletToken', { query: { grand_total } }, ada)).toMatchObject(refused);
      expect(await shop.call('klarnaClientToken', { query: { grand_total } }, ada)).toMatchObject(refused);
      const given = { payment_nonce: 'n', grand_total, idempotency_key };
      for (const payment_method of ['card', 'klarna', 'alipay', 'none'] as const)
        expect(await order(ada, one, { ...given, payment_method })).toMatchObject(refused);

      const free = { payment_method: 'none', grand_total, idempotency_key } as const;
      const placed = await order(ada, one, free);
      expect(placed.result).toMatchObject({ status: 'paid', grand_total: 0 });
      const number = placed.result.order_id;
      expect((await shop.call('orderByKey', { query: { idempotency_key } }, ada)).result.order_id).toBe(number);
      expect(await rowOf(number)).toMatchObject({ paymentMethod: 'none', paymentReference: null, holdsGoods: true });
      expect(await shop.connection.db.$count(schema.payment)).toBe(payments);
      await shop.call('cancelOrder', { body: { order_id: number } }, ada);
      expect((await rowOf(number))?.state).toBe('cancelled');
      expect(await standing(ada)).toEqual(before);
      expect([asked, await shop.connection.db.$count(schema.providerOperation)]).toEqual([[], 0]);
    }),
    { numRuns: 15 },
  );
});

test.each([true, false])(
  'CHK-010 what costs something is not placed as nothing to pay (draft: %s)',
  async (isDraft) => {
    const guest = await buying.fill(await shop.guest());
    const { grand_total } = await cartOf(guest);
    const orders = await shop.connection.db.$count(schema.order);
    const free = { payment_method: 'none', idempotency_key: buying.newKey() } as const;
    const refused = await order(guest, { isDraft }, { ...free, grand_total });
    expect(refused).toMatchObject({ code: 409, result: { field: 'payment_method' } });
    expect(refused.message).toBe('This order has to be paid. Please choose a way to pay.');
    const none = await order(guest, { isDraft }, { ...free, grand_total: 0 });
    expect(none.result).toEqual({ field: 'grand_total', grand_total });
    // Nor with somebody's payment that stands already: it is still to be paid with.
    const payment_nonce = await buying.cardNonce(guest);
    expect((await order(guest, { isDraft }, { ...free, payment_nonce, grand_total })).code).toBe(409);
    expect(await shop.connection.db.$count(schema.order)).toBe(orders);
  },
);

test('CHK-010 a payment that was taken before there was nothing to pay is given up, and its order placed without', async () => {
  const ada = await shop.signIn('ada@example.com');
  const one: Way = { goods: { product: fixture.table, qty: 2 }, coupon: null, points: 0, chosen: null, isDraft: false };
  await fill(ada, one);
  await shop.call('applyCredit', { body: { amount: 0 } }, ada);
  const payment_nonce = await buying.cardNonce(ada);
  const { goods_total } = await cartOf(ada);
  await shop.call('applyPoints', { body: { points: goods_total } }, ada);
  const given = { grand_total: 0, idempotency_key: buying.newKey() };
  expect((await order(ada, one, { ...given, payment_method: 'card', payment_nonce })).code).toBe(409);
  const [payment] = await shop.connection.db
    .select()
    .from(schema.payment)
    .where(eq(schema.payment.nonce, payment_nonce));
  expect(payment).toMatchObject({ usedBy: null, givenUpAt: expect.any(Date) });
  const placed = await order(ada, one, { ...given, payment_method: 'none' });
  expect(placed.result).toMatchObject({ status: 'paid', grand_total: 0 });
});
