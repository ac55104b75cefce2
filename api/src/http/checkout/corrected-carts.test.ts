import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { schema } from '../../database/connection.ts';
import { buyingShop } from '../../testing/buying-shop.ts';
import { address, type Headers } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';

// Whatever the shop changes under a cart, its refusals lead to an order: each names what mends it.
const at = buyingShop();
const goods = [fixture.table, fixture.tiered, fixture.minimumThree] as const;

interface Change {
  stock: readonly number[];
  price: number;
  isSold: boolean;
  coupon: { isOver: boolean; isUsedUp: boolean; minimumSubtotal: number };
}
const changes = fc.record<Change>({
  stock: fc.tuple(...goods.map(() => fc.integer({ min: 0, max: 5 }))),
  price: fc.integer({ min: 1, max: 60_000 }),
  isSold: fc.boolean(),
  coupon: fc.record({
    isOver: fc.boolean(),
    isUsedUp: fc.boolean(),
    minimumSubtotal: fc.integer({ min: 0, max: 60_000 }),
  }),
});

const make = async ({ stock, price, isSold, coupon }: Change): Promise<void> => {
  const { db } = at.shop.connection;
  for (const [place, id] of goods.entries()) {
    const usableQuantity = stock[place] ?? 0;
    const cost = id === fixture.table ? { price, finalPrice: price } : {};
    const status = id === fixture.tiered && !isSold ? 2 : 1;
    await db
      .update(schema.product)
      .set({ usableQuantity, status, ...cost })
      .where(eq(schema.product.id, id));
  }
  const endsAt = coupon.isOver ? at.shop.clock.now : null;
  const used = { usageLimit: 1, used: coupon.isUsedUp ? 1 : 0 };
  const { minimumSubtotal } = coupon;
  await db
    .update(schema.coupon)
    .set({ endsAt, minimumSubtotal, ...used })
    .where(eq(schema.coupon.code, 'TEN'));
};
const asBefore: Change = {
  stock: [50, 50, 50],
  price: 15_000,
  isSold: true,
  coupon: { isOver: false, isUsedUp: false, minimumSubtotal: 0 },
};

interface Refusal {
  field?: string;
  grand_total?: number;
  item_id?: number;
  qty?: number;
}

/** One press of what stands beside a refusal; the total that is agreed to after it. */
const correct = async (headers: Headers, { field, item_id = 0, qty = 0 }: Refusal): Promise<number> => {
  const { call } = at.shop;
  const done =
    field === 'coupon_code'
      ? await call('removeCoupon', { body: {} }, headers)
      : field === 'qty'
        ? await call('editCartItem', { body: { item_id, qty } }, headers)
        : field === 'item_id'
          ? await call('deleteCartItem', { body: { item_id } }, headers)
          : await call('carts', {}, headers);
  expect(done.code).toBe(200);
  return done.result.grand_total;
};

test('CHK-010 whatever changes under a cart, what its refusals name mends it, and it is ordered at its new total', async () => {
  await fc.assert(
    fc.asyncProperty(changes, async (change) => {
      await make(asBefore);
      const guest = await at.shop.guest();
      for (const product_id of goods) {
        await at.shop.call('addCartItem', { body: { product_id, qty: 3 } }, guest);
      }
      await at.shop.call('applyCoupon', { body: { coupon_code: 'TEN' } }, guest);
      const shown = await at.shop.call('cartAddress', { body: { ...address, email: 'guest@example.com' } }, guest);
      let { grand_total } = shown.result;
      await make(change);
      const card = { payment_method_nonce: 'sandbox_approve_Visa_1111_1' };
      // Three lines, a coupon and a total: no refusal comes twice.
      for (let press = 0; press <= 5; press += 1) {
        const paid = await at.shop.call('braintreeCreditCard', { body: { ...card, grand_total } }, guest);
        if (paid.code === 200) {
          const { order_token } = (await at.shop.call('orderToken', {}, guest)).result;
          const key = { idempotency_key: at.buying.newKey(), order_token };
          const body = { ...key, payment_method: 'card', payment_nonce: paid.result.nonce, grand_total } as const;
          const placed = await at.shop.call('createOrder', { body }, guest);
          expect(placed.result).toMatchObject({ status: 'paid', grand_total });
          return;
        }
        const { result: cart } = await at.shop.call('carts', {}, guest);
        if (cart.list.length === 0) return;
        const refusal = paid.result as Refusal; // of the refusal, which is not the call's own
        expect(['coupon_code', 'qty', 'item_id', 'grand_total']).toContain(refusal.field);
        grand_total = await correct(guest, refusal);
      }
      throw new Error('It was refused again and again');
    }),
    { numRuns: 25, seed: 1 },
  );
  await make(asBefore);
});
