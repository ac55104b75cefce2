import { eq, sql } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { sandboxCards } from '../../payment/sandbox.ts';
import { buyingAt, type Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

// A cart that cannot be ordered as it is: the refusal says what of it, before a card is looked at, and one call mends it.

let shop: TestApp;
let buying: ReturnType<typeof buyingAt>;
let authorised = 0;
beforeAll(async () => {
  const cards = {
    ...sandboxCards,
    authorise: (token: string, amount: number) => ((authorised += 1), sandboxCards.authorise(token, amount)),
  };
  shop = await startTestApp({}, { cards });
  buying = buyingAt(shop);
});
afterAll(() => shop?.close());
beforeEach(() => (authorised = 0));

const { coupon, product } = schema;
const card = 'sandbox_approve_Visa_1111_1';
const cartOf = async (headers: Headers) => (await shop.call('carts', {}, headers)).result;
const apply = (headers: Headers, coupon_code: string) => shop.call('applyCoupon', { body: { coupon_code } }, headers);
const setCoupon = (code: string, to: Partial<typeof coupon.$inferInsert>) =>
  shop.connection.db.update(coupon).set(to).where(eq(coupon.code, code));
const stock = (id: number, usableQuantity: number) =>
  shop.connection.db.update(product).set({ usableQuantity }).where(eq(product.id, id));
const removeCoupon = (headers: Headers) => shop.call('removeCoupon', { body: {} }, headers);
const change = async (headers: Headers, qty: number) => {
  const [line] = (await cartOf(headers)).list;
  return shop.call('editCartItem', { body: { item_id: line?.item_id ?? 0, qty } }, headers);
};

interface Broken {
  /** Coupon or goods in the cart. */
  code?: string;
  goods?: { id: number; qty: number };
  breaks: () => Promise<unknown>;
  /** Part of the refusal that names it. */
  result: object;
  says: [en: RegExp, fr: RegExp];
  correct: (headers: Headers) => Promise<{ code: number }>;
  /** For the tests after it. */
  restore: () => Promise<unknown>;
}

const broken: Record<string, Broken> = {
  'a coupon that has ended': {
    code: 'TEN',
    breaks: () => setCoupon('TEN', { endsAt: new Date(shop.clock.now.getTime() - 1) }),
    result: { field: 'coupon_code', coupon_code: 'TEN' },
    says: [/^Coupon TEN takes nothing off\. This coupon has expired\./, /^Le coupon TEN ne donne aucun rabais\. Ce/],
    correct: removeCoupon,
    restore: () => setCoupon('TEN', { endsAt: null }),
  },
  'a coupon that others have used up': {
    code: 'ONCE',
    breaks: () => setCoupon('ONCE', { used: 1 }),
    result: { field: 'coupon_code', coupon_code: 'ONCE' },
    says: [/^Coupon ONCE .* used up/, /^Le coupon ONCE .* entièrement utilisé/],
    correct: removeCoupon,
    restore: () => setCoupon('ONCE', { used: 0 }),
  },
  'a coupon whose minimum a lower price does not reach': {
    code: 'TEN',
    breaks: () => setCoupon('TEN', { minimumSubtotal: 15_001 }),
    result: { field: 'coupon_code', coupon_code: 'TEN' },
    says: [/^Coupon TEN .* below the minimum/, /^Le coupon TEN .* n’atteint pas le minimum/],
    correct: removeCoupon,
    restore: () => setCoupon('TEN', { minimumSubtotal: 0 }),
  },
  'fewer in stock than are wanted': {
    goods: { id: fixture.table, qty: 3 },
    breaks: () => stock(fixture.table, 2),
    result: { field: 'qty', qty: 2 },
    says: [/^“Elm Coffee Table”: Max qty is 2\./, /^«\sTable basse Elm\s»\s: la quantité maximale est 2\./i],
    correct: (headers) => change(headers, 2),
    restore: () => stock(fixture.table, 50),
  },
  'a product that is sold out': {
    goods: { id: fixture.tiered, qty: 1 },
    breaks: () => stock(fixture.tiered, 0),
    result: { field: 'item_id' },
    says: [/^“Product 8” is out of stock/, /^«\sProduit 8\s» est en rupture/],
    correct: async (headers) => {
      await shop.call('addCartItem', { body: { product_id: fixture.table, qty: 1 } }, headers);
      const line = (await cartOf(headers)).list.find(({ inventory }) => !inventory.is_in_stock);
      return shop.call('deleteCartItem', { body: { item_id: line?.item_id ?? 0 } }, headers);
    },
    restore: () => stock(fixture.tiered, 50),
  },
};

describe.each(Object.entries(broken))('%s', (_, { code, goods, breaks, result, says, correct, restore }) => {
  const filled = async (): Promise<Headers> => {
    const guest = await buying.fill(await shop.guest(), goods?.id, goods?.qty);
    if (code !== undefined) expect((await apply(guest, code)).code).toBe(200);
    return guest;
  };
  const order = (headers: Headers) => buying.order(headers, 'card', 'unpaid');

  test('CHK-010 is named by the refusal of the order and of its card, which no provider has seen', async () => {
    const guest = await filled();
    await breaks();
    const french = { ...guest, 'accept-language': 'fr' };
    const [en, fr] = says;
    for (const refused of [await order(guest), await buying.takeCard(guest, card), await buying.beginWallet(guest)]) {
      expect(refused).toMatchObject({ code: 409, result, message: en });
    }
    expect((await order(french)).message).toMatch(fr);
    expect(authorised).toBe(0);
    await restore();
  });

  test('CHK-010 is mended by one call, and then the cart is ordered', async () => {
    const guest = await filled();
    await breaks();
    expect((await order(guest)).code).toBe(409);
    expect((await correct(guest)).code).toBe(200);
    const paid = await buying.order(guest, 'card', await buying.cardNonce(guest));
    expect(paid.result).toMatchObject({ status: 'paid' });
    await restore();
  });
});

test('CART-005 the cart says of a coupon that it holds in vain which and why, and nothing of one that counts', async () => {
  const guest = await buying.fill(await shop.guest());
  await apply(guest, 'TEN');
  expect(await cartOf(guest)).toMatchObject({ coupon_code: 'TEN', coupon_problem: null });
  await setCoupon('TEN', { endsAt: shop.clock.now });
  expect(await cartOf(guest)).toMatchObject({
    coupon_code: null,
    coupon_problem: { coupon_code: 'TEN', message: 'Coupon TEN takes nothing off. This coupon has expired.' },
  });
  await setCoupon('TEN', { endsAt: null, minimumSubtotal: 15_001 });
  const french = { ...guest, 'accept-language': 'fr' };
  const message = 'Le coupon TEN ne donne aucun rabais. Votre panier n’atteint pas le minimum de ce coupon.';
  expect(await cartOf(french)).toMatchObject({ coupon_code: 'TEN', coupon_problem: { coupon_code: 'TEN', message } });
  await setCoupon('TEN', { minimumSubtotal: 0 });
  expect((await removeCoupon(guest)).result).toMatchObject({ coupon_code: null, coupon_problem: null });
});

test('CHK-010 of two orders at once with a coupon for one use the refused one names it', async () => {
  const guests = [await shop.guest(), await shop.guest()];
  for (const guest of guests) await apply(await buying.fill(guest), 'ONCE');
  const nonces = await Promise.all(guests.map((guest) => buying.cardNonce(guest)));
  const replies = await Promise.all(guests.map((guest, place) => buying.order(guest, 'card', nonces[place] ?? '')));
  const refused = replies.filter(({ code }) => code === 409);
  expect(refused).toMatchObject([{ result: { field: 'coupon_code', coupon_code: 'ONCE' } }]);
  await shop.connection.db
    .update(coupon)
    .set({ used: sql`0` })
    .where(eq(coupon.code, 'ONCE'));
});
