import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { deleteOldRows } from '../../database/retention.ts';
import { addPoints } from '../../database/membership/points.ts';
import { openPlusOrder } from '../../database/membership/plus-orders.ts';
import { latestMails } from '../../mail/mailbox.ts';
import { buyingAt, type Headers } from '../../testing/buying.ts';
import { fixturePassword } from '../../testing/fixture-people.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { storeOrder, storeParcel } from '../../testing/stored-order.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { statementsWait } from '../../testing/waiting-statements.ts';
import { sweepDeleted } from './sweep-deleted.ts';

let shop: TestApp;
let steps: ReturnType<typeof buyingAt>;
beforeEach(async () => {
  shop = await startTestApp();
  steps = buyingAt(shop);
});
afterEach(() => shop?.close());

const email = 'ada@example.com';
const remove = (headers: Headers) => shop.call('deleteAccount', { body: {} }, headers);
const openOf = async (headers: Headers) => (await shop.call('ownData', {}, headers)).result.open;
const newcomer = async (person: string): Promise<Headers> => {
  const body = { email: person, password: fixturePassword, auto_test: '1' };
  return { authorization: (await shop.call('register', { body })).result.token ?? '' };
};
const register = () => shop.call('register', { body: { email, password: fixturePassword, auto_test: '1' } }, {});

test('a deleted account ends at once: in every session, for its password and its codes, and the address is free', async () => {
  const { db } = shop.connection;
  const [here, there] = [await shop.signIn(), await shop.signIn()];
  await storeOrder(db, 1, { state: 'delivered' });
  await shop.call('signInCode', { body: { email } });
  expect((await remove(here)).code).toBe(200);
  for (const headers of [here, there]) expect((await shop.call('accountInformation', {}, headers)).status).toBe(401);
  expect((await shop.call('login', { body: { email, password: fixturePassword } })).status).toBe(400);
  expect(await db.$count(schema.oneTimeCode)).toBe(0);
  const again = await register();
  expect(again.code).toBe(200);
  const headers = { authorization: again.result.token ?? '' };
  expect((await shop.call('orderList', { query: {} }, headers)).result.total).toBe(0);
  expect((await shop.call('accountInformation', {}, headers)).result).toMatchObject({ firstName: '', points: 0 });
});

test('the last letter says that the account is gone, and nobody is written to about its orders afterwards', async () => {
  const { db } = shop.connection;
  const order = await storeOrder(db, 1, { state: 'delivered' });
  await remove(await shop.signIn());
  expect((await latestMails(db, 1))[0]).toMatchObject({ recipient: email, subject: 'Your account is deleted' });
  const [remaining] = await db.select().from(schema.order).where(eq(schema.order.id, order.id));
  expect(remaining).toMatchObject({ email: '', customerId: null, grandTotal: 34_493, cardType: null });
  expect(remaining?.billingAddress).toMatchObject({ lastname: 'Roy', street: '12 King St W', telephone: '' });
  await shop.app.services.mailer.sendWithin(db, { to: remaining?.email ?? 'x', subject: 'More', html: '', text: '' });
  expect((await latestMails(db, 1))[0]?.subject).toBe('Your account is deleted');
});

test('nothing is deleted while an order, a return, a refund or a fee is under way, and the page says which', async () => {
  const { db } = shop.connection;
  const headers = await shop.signIn();
  const order = await storeOrder(db, 1, { state: 'paid' });
  expect(await openOf(headers)).toEqual([{ kind: 'order', reference: order.number }]);
  expect((await remove(headers)).status).toBe(409);
  expect((await shop.call('accountInformation', {}, headers)).code).toBe(200);
  const state = (value: typeof order.state) =>
    db.update(schema.order).set({ state: value }).where(eq(schema.order.id, order.id));
  // Part of it was paid back: what else there is may still be on its way.
  await state('partly_refunded');
  expect(await openOf(headers)).toHaveLength(1);
  await storeParcel(db, order.id);
  expect(await openOf(headers)).toHaveLength(1);
  await db.update(schema.shipment).set({ deliveredAt: shop.clock.now });
  expect(await openOf(headers)).toEqual([]);
  const sent = {
    number: 'R1',
    orderId: order.id,
    reason: 'changed_mind' as const,
    items: [],
    createdAt: shop.clock.now,
  };
  await db.insert(schema.orderReturn).values({ ...sent, state: 'requested' });
  expect(await openOf(headers)).toEqual([{ kind: 'return', reference: 'R1' }]);
  await db.update(schema.orderReturn).set({ state: 'rejected' });
  const about = { method: 'card', payment: 'p', amount: 1, key: 'k', orderId: order.id } as const;
  const due = { nextAttemptAt: shop.clock.now, createdAt: shop.clock.now };
  await db.insert(schema.providerOperation).values({ ...about, ...due, kind: 'refund' });
  expect(await openOf(headers)).toEqual([{ kind: 'refund', reference: order.number }]);
  await db.update(schema.providerOperation).set({ state: 'done' });
  const fee = await openPlusOrder(db, { customerId: 1, price: 1, vipCode: null, secret: 's', now: shop.clock.now });
  // Only begun, it ends with the account; with its money under way it does not.
  expect(await openOf(headers)).toEqual([]);
  await db.update(schema.plusOrder).set({ payment: 'p' });
  expect(await openOf(headers)).toEqual([{ kind: 'fee', reference: fee.number }]);
  expect((await remove(headers)).status).toBe(409);
  await db.update(schema.plusOrder).set({ payment: null });
  expect((await remove(headers)).code).toBe(200);
  const [left] = await db.select().from(schema.plusOrder).where(eq(schema.plusOrder.number, fee.number));
  expect(left).toMatchObject({ status: 'cancelled', paymentHash: null });
});

test('what ends with the account is said before: points, money, Plus+', async () => {
  const { db } = shop.connection;
  await addPoints(db, { customerId: 1, points: 500, reason: 'adjustment', createdAt: shop.clock.now });
  await db.update(schema.customer).set({ plusEndsAt: new Date('2027-01-01T12:00:00.000Z') });
  const { lost } = (await shop.call('ownData', {}, await shop.signIn())).result;
  expect(lost).toEqual({ points: 500, credit: 0, plus_until: '2027-01-01T12:00:00.000Z' });
});

test('guests’ orders with the address go along once it is confirmed, and not before', async () => {
  const { db } = shop.connection;
  const guests = { customerId: null, guestId: 9, placedBy: 'guest:9', state: 'delivered' } as const;
  const own = await storeOrder(db, 1, guests);
  const others = await storeOrder(db, 1, { ...guests, email: 'new@example.com' });
  expect((await remove(await shop.signIn('new@example.com'))).code).toBe(200);
  expect((await remove(await shop.signIn())).code).toBe(200);
  const rows = await db.select().from(schema.order).orderBy(schema.order.id);
  expect(rows.map(({ id, email: left, guestId }) => [id, left, guestId])).toEqual([
    [own.id, '', null],
    [others.id, 'new@example.com', 9],
  ]);
});

test('the newsletter ends on record, a review stays without its name, and an unused payment is given up', async () => {
  const { db } = shop.connection;
  const headers = await steps.fill(await shop.signIn());
  await shop.call('newsletterSubscriber', { body: { subscriber_email: true, subscriber_sms: false } }, headers);
  const nonce = await steps.cardNonce(headers);
  await db.update(schema.review).set({ customerId: 1, author: 'Ada R.' }).where(eq(schema.review.id, 1));
  expect((await remove(headers)).code).toBe(200);
  const consents = await db.select().from(schema.newsletterConsent).orderBy(schema.newsletterConsent.id);
  expect(consents.filter((one) => one.email === email).map(({ given }) => given)).toEqual([true, false]);
  expect(await db.$count(schema.newsletterSubscriber, eq(schema.newsletterSubscriber.email, email))).toBe(0);
  const [review] = await db.select().from(schema.review).where(eq(schema.review.id, 1));
  expect(review).toMatchObject({ customerId: null, author: expect.stringMatching(/A customer|Une personne/) });
  const [payment] = await db.select().from(schema.payment).where(eq(schema.payment.nonce, nonce));
  expect(payment).toMatchObject({ givenUpAt: shop.clock.now, lastFour: '' });
});

test('an order that is placed while the account is deleted: there is the order or no account, never both or neither', async () => {
  const { db } = shop.connection;
  const outcomes = new Set<string>();
  for (let turn = 0; turn < 12; turn += 1) {
    const person = `two${turn}@example.com`;
    const headers = await steps.fill(await newcomer(person));
    const payment_nonce = await steps.cardNonce(headers);
    const { order_token } = (await shop.call('orderToken', {}, headers)).result;
    const agreed = await steps.agreed(headers, 'card');
    const key = { idempotency_key: randomUUID(), order_token };
    const placing = { ...key, payment_method: 'card', payment_nonce, ...agreed } as const;
    const order = () => shop.call('createOrder', { body: placing }, headers);
    const both = turn % 2 === 0 ? [order(), remove(headers)] : [remove(headers), order()];
    const [first, second] = await Promise.all(both);
    const [placed, removed] = turn % 2 === 0 ? [first, second] : [second, first];
    const orders = await db.$count(schema.order, eq(schema.order.email, person));
    const accounts = await db.$count(schema.customer, eq(schema.customer.email, person));
    outcomes.add(`${placed?.status} ${removed?.status}: ${orders} order, ${accounts} account`);
  }
  const allowed = new Set([
    '200 409: 1 order, 1 account',
    '401 200: 0 order, 0 account',
    '409 200: 0 order, 0 account',
  ]);
  expect([...outcomes].filter((outcome) => !allowed.has(outcome))).toEqual([]);
  expect(await db.$count(schema.order, sql`customer_id not in (select id from customer)`)).toBe(0);
});

test('an order that waits for the cart of an account that is being deleted is refused as one of nobody', async () => {
  const headers = await steps.fill(await shop.signIn());
  let waiting: ReturnType<typeof steps.order> | undefined;
  const nonce = await steps.cardNonce(headers);
  await shop.connection.db.transaction(async (db) => {
    await db.select().from(schema.cart).for('update');
    waiting = steps.order(headers, 'card', nonce);
    await statementsWait(shop.connection.db);
    await db.delete(schema.cart);
    await db.delete(schema.customer).where(eq(schema.customer.id, 1));
  });
  expect((await waiting)?.status).toBe(401);
});

test('what a call that was under way wrote for a deleted account goes a little later, once', async () => {
  const { db } = shop.connection;
  const headers = await shop.signIn();
  expect((await remove(headers)).code).toBe(200);
  await db.insert(schema.cart).values({ customerId: 1, email });
  await db.insert(schema.wishlistItem).values({
    owner: 'customer:1',
    productId: fixture.table,
    quantity: 1,
    createdAt: shop.clock.now,
  });
  const sweep = () => sweepDeleted(shop.app.services, () => false);
  await sweep();
  expect(await db.$count(schema.cart)).toBe(1);
  shop.clock.now = new Date(shop.clock.now.getTime() + 10 * 60_000);
  await sweep();
  expect([await db.$count(schema.cart), await db.$count(schema.wishlistItem)]).toEqual([0, 0]);
  expect((await db.select().from(schema.accountDeletion))[0]?.sweptAt).toEqual(shop.clock.now);
});

test('an order of no account is in the books for its year and six more, and then says of nobody', async () => {
  const { db } = shop.connection;
  const createdAt = new Date('2026-03-01T12:00:00.000Z');
  const ofGuest = await storeOrder(db, 1, { customerId: null, guestId: 9, state: 'delivered', createdAt });
  const ofAda = await storeOrder(db, 1, { state: 'delivered', createdAt });
  await storeParcel(db, ofGuest.id, { deliveredAt: createdAt });
  const readOrder = async (id: number) => (await db.select().from(schema.order).where(eq(schema.order.id, id)))[0];
  await deleteOldRows(db, new Date('2032-12-31T12:00:00.000Z'));
  expect(await readOrder(ofGuest.id)).toMatchObject({ email, anonymisedAt: null });
  const then = new Date('2033-01-01T12:00:00.000Z');
  await deleteOldRows(db, then);
  const over = await readOrder(ofGuest.id);
  expect(over).toMatchObject({ email: '', guestId: null, anonymisedAt: then, grandTotal: 34_493 });
  expect(over?.billingAddress).toMatchObject({ lastname: '', street: '', postcode: '', city: 'Montréal' });
  expect((await db.select().from(schema.shipment))[0]?.trackingNumber).toBeNull();
  expect(await readOrder(ofAda.id)).toMatchObject({ email, customerId: 1, anonymisedAt: null });
});
