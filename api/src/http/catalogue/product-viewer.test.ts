import { sql } from 'drizzle-orm';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Headers = Record<string, string>;

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const product = async (id: number, headers: Headers = {}) =>
  (await shop.call('productDetail', { query: { id } }, headers)).result;
const points = async (id: number, headers: Headers = {}) => {
  const { pointsType, pts, ptsPoints } = await product(id, headers);
  return [pointsType, pts, ptsPoints];
};
/** Returns the cost of the one line of a new cart. */
const paid = async (headers: Headers, body: { product_id: number; child_id?: number; qty: number }) => {
  await shop.call('addCartItem', { body }, headers);
  return (await shop.call('carts', {}, headers)).result.subtotal;
};

test('PDP-009 PDP-010 a guest is asked to sign in, a customer and a Plus+ member are told what they earn', async () => {
  const [guest, ada, plus] = [
    await shop.guest(),
    await shop.signIn('ada@example.com'),
    await shop.signIn('plus@example.com'),
  ];
  // 200 dollars, and 170 for members, whose points count three times (MEM-001).
  expect(await points(fixture.tiered)).toEqual([1, 200, 510]);
  expect(await points(fixture.tiered, guest)).toEqual([1, 200, 510]);
  expect(await points(fixture.tiered, ada)).toEqual([2, 200, 510]);
  expect(await points(fixture.tiered, plus)).toEqual([3, 200, 510]);
  expect(await points(fixture.cheap, ada)).toEqual([2, 19, 57]);
});

test('PDP-010 points are those of the price that is paid: a member’s, a variant’s, of the least quantity', async () => {
  const [ada, plus] = [await shop.signIn('ada@example.com'), await shop.signIn('plus@example.com')];
  expect(3 * ((await paid(plus, { product_id: fixture.tiered, qty: 1 })) / 100)).toBe(
    (await product(fixture.tiered)).ptsPoints,
  );
  expect((await paid(ada, { product_id: fixture.minimumThree, qty: 3 })) / 100).toBe(
    (await product(fixture.minimumThree)).pts,
  );
  await shop.connection.db.execute(sql`update product_variant set final_price = 70050 where id = ${fixture.sofaGreen}`);
  const { relation, pts } = await product(fixture.sofa);
  expect([pts, ...relation.map((variant) => variant.pts)]).toEqual([899, 899, 899, 700]);
});

test('PDP-014 a variant on the asker’s wishlist says so, and to nobody else', async () => {
  const [ada, bo] = [await shop.signIn('ada@example.com'), await shop.signIn('bo@example.com')];
  const customerWishes = async (headers: Headers = {}) =>
    (await product(fixture.sofa, headers)).relation.map(({ customer_wish }) => customer_wish);
  expect(await customerWishes(ada)).toEqual([false, false, false]);
  await shop.call('addWishlistItem', { body: { product_id: fixture.sofa, child_id: fixture.sofaGrey, qty: 1 } }, ada);
  expect(await customerWishes(ada)).toEqual([false, true, false]);
  expect([await customerWishes(), await customerWishes(bo)].flat()).not.toContain(true);
});

test('PDP-002 the Plus+ tip says what a member saves; without a lower Plus+ price there is none', async () => {
  const tip = async (id: number, headers: Headers = {}) => (await product(id, headers)).plus_promotion_tip;
  expect(await tip(fixture.tiered)).toBe('Plus+ members save <strong>C$30.00</strong>');
  expect(await tip(fixture.tiered, { 'accept-language': 'fr' })).toContain('économisent <strong>30,00\u00A0$</strong>');
  expect(await tip(fixture.table)).toBeNull();
  await shop.connection.db.execute(sql`update product set plus_price = 12600 where id = ${fixture.table}`);
  expect(await tip(fixture.table)).toContain('C$24.00');
});
