import fc from 'fast-check';
import { eq, inArray } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { book } from '../../database/membership/ledger.ts';
import { addPoints } from '../../database/membership/points.ts';
import { giveCoupons } from '../../database/promotions/customer-coupons.ts';
import { shippingFees } from '../../domain/charges.ts';
import { address, type Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const { coupon, customerCoupon, pointsEntry, creditEntry } = schema;
const cartOf = async (headers: Headers) => (await shop.call('carts', {}, headers)).result;
const best = async (headers: Headers) => (await shop.call('bestPrice', {}, headers)).result;
const apply = (headers: Headers, grand_total: number) =>
  shop.call('applyBestPrice', { body: { grand_total } }, headers);
const add = (headers: Headers, product_id: number, qty = 1, child_id?: number) =>
  shop.call('addCartItem', { body: { product_id, qty, ...(child_id !== undefined && { child_id }) } }, headers);
const empty = async (headers: Headers) => {
  for (const { item_id } of (await cartOf(headers)).list)
    await shop.call('deleteCartItem', { body: { item_id } }, headers);
};

const BO = 2;
/** Gives Bo so many points and so much credit, and these coupons, in place of what he had. */
const have = async (points: number, credit: number, codes: readonly string[]): Promise<void> => {
  const { db } = shop.connection;
  await db.delete(pointsEntry).where(eq(pointsEntry.customerId, BO));
  await db.delete(creditEntry).where(eq(creditEntry.customerId, BO));
  await db.delete(customerCoupon).where(eq(customerCoupon.customerId, BO));
  const at = { customerId: BO, createdAt: shop.clock.now };
  await addPoints(db, { ...at, points, reason: 'adjustment' });
  if (credit > 0) await book(db, 'credit', { ...at, amount: credit, reason: 'returned_from_order' });
  await giveCoupons(db, BO, codes, shop.clock.now);
};

const goods = fc.uniqueArray(
  fc.record({
    product: fc.constantFrom(fixture.table, fixture.cheap, fixture.sofa, fixture.tiered, fixture.minimumThree),
    qty: fc.integer({ min: 3, max: 5 }),
  }),
  { minLength: 1, maxLength: 4, selector: ({ product }) => product },
);

const person = fc.record({
  goods,
  points: fc.oneof(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 0, max: 500_000 })),
  credit: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60_000 })),
  copies: fc.subarray(['SOFA', 'NEWS100', 'NEWS150']),
  region: fc.constantFrom(76, null),
  typed: fc.constantFrom('TEN', 'BIG', null),
});

test('of all coupons, points and credit that a person may use none comes to less, and it is what the cart then says', async () => {
  const bo = await shop.signIn('bo@example.com');
  await fc.assert(
    fc.asyncProperty(person, async ({ goods: lines, points, credit, copies, region, typed }) => {
      // So many coupons are tried that their limit would be reached.
      shop.clock.now = new Date(shop.clock.now.getTime() + 15 * 60_000);
      await have(points, credit, copies);
      await empty(bo);
      await shop.call('removeCoupon', { body: {} }, bo);
      for (const { product, qty } of lines) {
        const child = product === fixture.sofa ? fixture.sofaGrey : undefined;
        await add(bo, product, product === fixture.sofa ? 1 : qty, child);
      }
      if (region !== null) await shop.call('cartAddress', { body: { ...address, region_id: region } }, bo);
      const offered = (await shop.call('inputCoupons', {}, bo)).result.list.map(({ coupon_code }) => coupon_code);
      const totals: number[] = [];
      for (const code of [null, ...offered, ...(typed === null ? [] : [typed])]) {
        if (code === null) await shop.call('removeCoupon', { body: {} }, bo);
        else {
          const answer = await shop.call('applyCoupon', { body: { coupon_code: code } }, bo);
          expect([200, 400, 409]).toContain(answer.code);
          if (answer.code !== 200) continue;
        }
        for (const part of [1, 0.5, 0])
          for (const share of [1, 0]) {
            await shop.call('applyPoints', { body: { points: Math.floor(points * part) } }, bo);
            await shop.call('applyCredit', { body: { amount: Math.floor(credit * share) } }, bo);
            totals.push((await cartOf(bo)).grand_total);
          }
      }
      const { grand_total: before } = await cartOf(bo);
      const found = await best(bo);
      expect(found?.grand_total).toBe(Math.min(...totals));
      expect(found?.saving).toBe(before - Math.min(...totals));
      const { result: cart } = await apply(bo, found?.grand_total ?? 0);
      expect(cart).toMatchObject({
        grand_total: found?.grand_total,
        coupon_code: found?.coupon_code,
        coupon_discount: found?.coupon_amount,
        points_data: { points_used: found?.points_used, points_cur_amount: found?.points_amount },
        credit_amount: found?.credit_amount,
      });
      expect(await best(bo)).toEqual({ ...found, saving: 0 });
    }),
    { numRuns: 12 },
  );
});

test('a coupon that would cost the free delivery more than it takes off is left alone', async () => {
  const guest = await shop.guest();
  await add(guest, fixture.cheap, Math.ceil(shippingFees.freeFrom / 1_999));
  const { subtotal, grand_total } = await cartOf(guest);
  const { db } = shop.connection;
  await db.insert(coupon).values({
    code: 'LITTLE',
    title: { en: 'A little', fr: 'Un peu' },
    description: { en: '', fr: '' },
    kind: 'amount',
    value: subtotal - shippingFees.freeFrom + 1,
    minimumSubtotal: 0,
    categoryIds: [],
    used: 0,
    plusOnly: false,
    firstOrderOnly: false,
    offer: 'link',
    url: '/x',
  });
  expect(
    (await shop.call('applyCoupon', { body: { coupon_code: 'LITTLE' } }, guest)).result.grand_total,
  ).toBeGreaterThan(grand_total);
  expect(await best(guest)).toMatchObject({ grand_total, coupon_code: null });
  expect((await apply(guest, grand_total)).result).toMatchObject({ grand_total, coupon_code: null });
  await db.delete(coupon).where(eq(coupon.code, 'LITTLE'));
});

test('a gift that was chosen is not lost for a lower total', async () => {
  const bo = await shop.signIn('bo@example.com');
  await have(0, 0, ['SOFA']);
  await shop.connection.db
    .update(coupon)
    .set({ categoryIds: [3] })
    .where(eq(coupon.code, 'SOFA'));
  await empty(bo);
  await shop.call('removeCoupon', { body: {} }, bo);
  await add(bo, fixture.table, 2);
  expect(await best(bo)).toMatchObject({ coupon_code: 'SOFA', coupon_amount: 3_000 });
  await shop.call('addGift', { body: { item_id: fixture.cheap } }, bo);
  expect(await best(bo)).toMatchObject({ coupon_code: null, saving: 0 });
});

test('a price that ends meanwhile is refused with the cart as it was; an empty cart has none', async () => {
  const guest = await shop.guest();
  expect(await best(guest)).toBeNull();
  await add(guest, fixture.table, 2);
  await shop.call('applyCoupon', { body: { coupon_code: 'TEN' } }, guest);
  const found = await best(guest);
  expect(found).toMatchObject({ coupon_code: 'TEN', saving: 0 });
  const { db } = shop.connection;
  await db
    .update(coupon)
    .set({ endsAt: shop.clock.now })
    .where(inArray(coupon.code, ['TEN']));
  const refused = await apply(guest, found?.grand_total ?? 0);
  expect(refused).toMatchObject({ code: 409, message: expect.stringMatching(/has changed since/) });
  const after = await best(guest);
  expect(after).toMatchObject({ coupon_code: null, coupon_amount: 0 });
  expect((await apply(guest, after?.grand_total ?? 0)).result.grand_total).toBe(after?.grand_total);
});

test('what a member’s prices take off is said to members alone', async () => {
  const plus = await shop.signIn('plus@example.com');
  const { db } = shop.connection;
  await db.update(schema.product).set({ plusPrice: 13_000 }).where(eq(schema.product.id, fixture.table));
  await add(plus, fixture.table, 2);
  expect(await best(plus)).toMatchObject({ member_saving: 4_500, coupon_code: 'MEMBER40' });
  const guest = await shop.guest();
  await add(guest, fixture.table, 2);
  expect(await best(guest)).toMatchObject({ member_saving: 0 });
});
