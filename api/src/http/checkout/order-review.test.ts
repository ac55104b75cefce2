import { latestMails } from '../../mail/mailbox.ts';
import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { reviewTime } from '../../domain/payment/risk.ts';
import { settleOrders } from '../../flows/orders/settle-due.ts';
import type { CardProvider, Transfer } from '../../payment/provider.ts';
import { sandboxCards } from '../../payment/sandbox.ts';
import { buyingAt, type Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { operate } from '../../testing/operating.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** Requests to a provider like real ones: it sets money aside first, and takes it later. */
const asked: [string, number | string][] = [];
const cards: CardProvider = {
  ...sandboxCards,
  authorise: async (token, amount) => (asked.push(['authorise', amount]), sandboxCards.authorise(token, amount)),
  collect: async ({ amount }: Transfer) => (asked.push(['collect', amount]), 'accepted' as const),
  release: async (payment) => void asked.push(['release', payment]),
};

/** A shop with a real provider and nobody's sandbox, where an operator decides, and the sandbox. */
let shop: TestApp;
let sandbox: TestApp;
const dear = fixture.table;
/** A shop where one product costs C$11,000. */
const startDear = async (...how: Parameters<typeof startTestApp>): Promise<TestApp> => {
  const started = await startTestApp(...how);
  await started.connection.db
    .update(schema.product)
    .set({ price: 1_100_000, finalPrice: 1_100_000 })
    .where(eq(schema.product.id, dear));
  return started;
};
beforeAll(async () => {
  shop = await startDear({ sandbox: false }, { cards });
  sandbox = await startDear();
});
afterAll(async () => {
  await shop?.close();
  await sandbox?.close();
});
beforeEach(() => (asked.length = 0));

const filled = async (at: TestApp, qty = 1): Promise<Headers> => buyingAt(at).fill(await at.guest(), dear, qty);
/** A guest's order of C$12,647.25, which is looked at. */
const placed = async (at: TestApp, key?: string) => {
  const guest = await filled(at);
  const { nonce } = (await buyingAt(at).takeCard(guest, 'sandbox_approve_Visa_1111_1')).result;
  const risk = await at.call('braintreeUnderRiskified', { query: { nonce } }, guest);
  const { result } = await buyingAt(at).order(guest, 'card', nonce, key);
  return { guest, nonce, risk: risk.result.status, ...result };
};
const seen = async (at: TestApp, headers: Headers, order_id: string) => ({
  ...(await buyingAt(at).poll(headers, order_id)),
  order: (await at.call('orderInformation', { query: { order_id } }, headers)).result,
});
const sweep = (at: TestApp, ms: number) => {
  at.clock.now = new Date(at.clock.now.getTime() + ms);
  return settleOrders(at.app.services, (line) => {
    throw new Error(line);
  });
};
const staff = (line: string) => operate(shop, line.split(' '));
const day = 24 * 60 * 60_000;

test('API-123 a large order is authorised and looked at: nothing is taken, however often the sweep and its person ask', async () => {
  const { guest, risk, order_id, status, grand_total } = await placed(shop);
  expect([risk, status]).toEqual(['review', 'pending_payment']);
  await sweep(shop, day);
  await sweep(shop, day);
  expect(await seen(shop, guest, order_id)).toMatchObject({
    status: 'pending_payment',
    payment: 'pending',
    in_review: true,
    order: { status: 'pending_payment', in_review: true },
  });
  expect(asked).toEqual([['authorise', grand_total]]);
  expect(await staff('large-orders list')).toContain(`${order_id}\t`);
  expect(await staff(`large-orders accept ${order_id}`)).toContain('paid');
  expect(asked).toEqual([
    ['authorise', grand_total],
    ['collect', grand_total],
  ]);
  const after = await seen(shop, guest, order_id);
  expect(after).toMatchObject({ payment: 'paid', order: { status: 'paid' } });
  expect([after.in_review, after.order.in_review]).toEqual([undefined, undefined]);
  expect((await latestMails(shop.connection.db, 1))[0]?.subject).toContain(order_id);
  await expect(staff(`large-orders reject ${order_id}`)).rejects.toThrow(`Order ${order_id} is not being checked.`);
  expect(await staff('large-orders list')).toBe('No large order waits for a decision.');
});

test('API-123 an order that is refused takes nothing, gives the money free, fills the cart again and says so', async () => {
  const { guest, nonce, order_id } = await placed(shop);
  expect(await staff(`large-orders reject ${order_id}`)).toContain('cancelled');
  expect(asked.slice(1)).toEqual([['release', nonce]]);
  expect(await seen(shop, guest, order_id)).toMatchObject({ payment: 'failed', order: { status: 'cancelled' } });
  expect((await shop.call('carts', {}, guest)).result.items_qty).toBe(1);
  const [letter] = await latestMails(shop.connection.db, 1);
  expect(letter?.plainText).toContain('Nothing was charged.');
  await sweep(shop, day);
  expect(asked.filter(([what]) => what === 'collect')).toEqual([]);
  await expect(staff(`large-orders accept ${order_id}`)).rejects.toThrow('is not being checked');
  await expect(staff('large-orders accept CA1')).rejects.toThrow('There is no order CA1.');
});

test('API-123 the sandbox decides by itself after a moment; what a provider had taken for a refused order goes back', async () => {
  const first = await placed(sandbox);
  expect(await seen(sandbox, first.guest, first.order_id)).toMatchObject({ payment: 'pending', in_review: true });
  await sweep(sandbox, reviewTime);
  expect(await seen(sandbox, first.guest, first.order_id)).toMatchObject({ payment: 'paid' });
  const second = await placed(sandbox);
  await operate(sandbox, ['large-orders', 'reject', second.order_id]);
  const { order } = await seen(sandbox, second.guest, second.order_id);
  expect(order).toMatchObject({ status: 'cancelled', payment: { refunded_amount: second.grand_total } });
});

test('where an operator decides, the sandbox leaves a large order alone until they have', async () => {
  const led = await startDear({ sandboxReviews: false });
  try {
    const { guest, order_id } = await placed(led);
    await sweep(led, 60 * reviewTime);
    expect(await seen(led, guest, order_id)).toMatchObject({ payment: 'pending', in_review: true });
    expect(await operate(led, ['large-orders', 'accept', order_id])).toContain('is paid');
    expect(await seen(led, guest, order_id)).toMatchObject({ payment: 'paid' });
  } finally {
    await led.close();
  }
});

test('API-123 a wallet’s yes to an order that is looked at is not its last word', async () => {
  const guest = await filled(sandbox);
  const before = await sandbox.call('prePayRisk', { body: { payment_method: 'alipay' } }, guest);
  expect(before.result.status).toBe('review');
  const { token, order_id } = await buyingAt(sandbox).orderByWallet(guest);
  expect((await sandbox.call('alipayUnderRiskified', { body: { token } }, guest)).result.status).toBe('review');
  await buyingAt(sandbox).decide(token, 'approve');
  const check = async () => (await sandbox.call('alipayCheck', { body: { token } }, guest)).result;
  expect(await check()).toEqual({ order_id, status: 'pending' });
  await sweep(sandbox, reviewTime);
  expect(await check()).toEqual({ order_id, status: 'paid' });
});

test.each([
  ['en', 'An order this large is placed with our team. Please contact us.'],
  ['fr', 'Une commande de cette taille se passe avec notre équipe. Veuillez communiquer avec nous.'],
])(
  'API-123 an order of a declined risk ends before anything is set aside, and says so in %s',
  async (language, text) => {
    const headers = { ...(await filled(shop, 5)), 'accept-language': language };
    expect((await shop.call('prePayRisk', { body: { payment_method: 'alipay' } }, headers)).result.status).toBe(
      'declined',
    );
    const buying = buyingAt(shop);
    const later = { authorization_token: 'sandbox_approve_1', idempotency_key: 'key' };
    for (const refused of [
      await buying.takeCard(headers, 'sandbox_approve_Visa_1111_1'),
      await buying.takePayLater(headers, later),
      await buying.beginWallet(headers),
    ]) {
      expect(refused).toMatchObject({ code: 409, message: text });
    }
    expect(asked).toEqual([]);
  },
);
