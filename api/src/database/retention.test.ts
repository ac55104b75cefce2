import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { buyingAt, type Headers } from '../testing/buying.ts';
import { fixture } from '../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { schema } from './connection.ts';
import { deleteOldRows } from './retention.ts';

const day = 86_400_000;
let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const later = (days: number): Date => new Date(shop.clock.now.getTime() + days * day);
const sweep = (days: number) => deleteOldRows(shop.connection.db, later(days));
const ids = () => shop.connection.db.$count(schema.guest);

/** A guest since the clock's now, with a cart and lists. */
const guestWithThings = async (): Promise<{ id: number; headers: Headers }> => {
  const headers = await shop.guest();
  const [newest] = await shop.connection.db.select().from(schema.guest).orderBy(desc(schema.guest.id)).limit(1);
  const id = newest?.id ?? 0;
  await shop.connection.db.update(schema.guest).set({ createdAt: shop.clock.now }).where(eq(schema.guest.id, id));
  await shop.call('addCartItem', { body: { product_id: fixture.table, qty: 1 } }, headers);
  await shop.call('addWishlistItem', { body: { product_id: fixture.table } }, headers);
  await shop.call('productViewed', { body: { product_id: fixture.table } }, headers);
  await shop.call('productReviewHelpful', { body: { review_id: 1 } }, headers);
  await shop.call('createTipDonation', { body: { amount: 500 } }, headers);
  return { id, headers };
};
const left = async () => {
  const { cart, cartItem, guest, recentlyViewed, reviewVote, tipDonation, wishlistItem } = schema;
  const tables = [guest, cart, cartItem, wishlistItem, recentlyViewed, reviewVote, tipDonation];
  return Promise.all(tables.map((table) => shop.connection.db.$count(table)));
};

test('a guest goes with its cart and lists once its last token has, one that has ordered loses them, and customers’ carts stay', async () => {
  const ada = await shop.signIn('ada@example.com');
  await shop.call('addCartItem', { body: { product_id: fixture.table, qty: 2 } }, ada);
  await shop.call('addWishlistItem', { body: { product_id: fixture.table } }, ada);
  await guestWithThings();
  const buyer = await guestWithThings();
  await buyingAt(shop).fill(buyer.headers);
  const { payment_id } = await buyingAt(shop).authorise(buyer.headers, 'approve');
  await buyingAt(shop).order(buyer.headers, 'klarna', payment_id, randomUUID());
  await sweep(30);
  expect((await left())[0]).toBe(2);
  await sweep(32);
  // The one who ordered stays for the order and its donation alone; of the other nothing is left; Ada keeps all of hers.
  expect(await left()).toEqual([1, 1, 1, 1, 0, 0, 1]);
  expect(await shop.connection.db.$count(schema.accessToken)).toBe(0);
  const [remaining] = await shop.connection.db.select().from(schema.guest);
  expect(remaining?.id).toBe(buyer.id);
  expect(await sweep(33)).toBe(0);
});

test('what is over goes after its time and not before: attempts, codes, letters, payments left, unknown paths', async () => {
  const { db } = shop.connection;
  const { attempt, mail, oneTimeCode, outgoingLetter, payment, unknownPath } = schema;
  for (const table of [attempt, mail, oneTimeCode, payment, unknownPath]) await db.delete(table);
  const { now } = shop.clock;
  await db.insert(attempt).values({ key: 'one', count: 1, windowEndsAt: now });
  await db.insert(mail).values({ recipient: 'a', subject: 'b', html: '', plainText: '', createdAt: now });
  await db.insert(unknownPath).values({ path: '/gone', referrer: '', lastVisitAt: now });
  const code = { recipient: 'a', requester: 'c', attempts: 0, expiresAt: now };
  await db.insert(oneTimeCode).values([
    { ...code, purpose: 'one' },
    { ...code, purpose: 'two', expiresAt: later(10) },
  ]);
  await db.insert(outgoingLetter).values([{ sentAt: now }, { sentAt: null }]);
  const nonce = { owner: 'guest:9', cardType: 'Visa', lastFour: '1111', accepted: true, expiresAt: now };
  await db.insert(payment).values([
    { ...nonce, nonce: 'left', watchAt: null },
    { ...nonce, nonce: 'watched', watchAt: now },
    { ...nonce, nonce: 'paid back', watchAt: null, refundReference: 'R1' },
    { ...nonce, nonce: 'ordered', watchAt: null, usedBy: 'key' },
  ]);
  const tables = [attempt, oneTimeCode, mail, outgoingLetter, payment, unknownPath];
  const counts = () => Promise.all(tables.map((table) => db.$count(table)));
  await sweep(0.9);
  expect(await counts()).toEqual([1, 2, 1, 2, 4, 1]);
  await sweep(2);
  expect(await counts()).toEqual([0, 1, 1, 2, 4, 1]);
  await sweep(31);
  expect(await counts()).toEqual([0, 0, 0, 1, 3, 1]);
  await sweep(91);
  expect(await counts()).toEqual([0, 0, 0, 1, 3, 0]);
});

test('two servers that sweep at once delete every row, and each row once', async () => {
  const { db } = shop.connection;
  const rows = Array.from({ length: 1_200 }, (_, place) => ({ deviceId: `device-${place}`, createdAt: later(-40) }));
  await db.insert(schema.guest).values(rows);
  const before = await ids();
  const deleted = await Promise.all([sweep(0), sweep(0)]);
  expect(deleted[0] + deleted[1]).toBe(1_200);
  expect(await ids()).toBe(before - 1_200);
});
