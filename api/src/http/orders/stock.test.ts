import { eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { address, buyingAt } from '../../testing/buying.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

const { product, productVariant } = schema;
const stock = async () => {
  const { db } = shop.connection;
  const [sofa] = await db.select().from(product).where(eq(product.id, fixture.sofa));
  const [grey] = await db.select().from(productVariant).where(eq(productVariant.id, fixture.sofaGrey));
  return {
    product: [sofa?.usableQuantity, sofa?.quantity],
    variant: [grey?.usableQuantity, grey?.quantity],
  };
};

test('an order and its cancellation leave the stock as it was, also where the product counts fewer than its variant', async () => {
  const { db } = shop.connection;
  await db.update(product).set({ usableQuantity: 1, quantity: 2 }).where(eq(product.id, fixture.sofa));
  await db
    .update(productVariant)
    .set({ usableQuantity: 5, quantity: 3 })
    .where(eq(productVariant.id, fixture.sofaGrey));
  const { cardNonce, order } = buyingAt(shop);
  const ada = await shop.signIn('ada@example.com');
  const before = await stock();
  const body = { product_id: fixture.sofa, child_id: fixture.sofaGrey, qty: 4 };
  await shop.call('addCartItem', { body }, ada);
  await shop.call('cartAddress', { body: address }, ada);
  const placed = await order(ada, 'card', await cardNonce(ada));
  expect(placed.code).toBe(200);
  const shown = (await shop.call('productDetail', { query: { id: fixture.sofa } })).result;
  expect(shown.inventory).toMatchObject({ is_in_stock: false, usable_qty: 0, qty: 0 });
  const cancelled = await shop.call('cancelOrder', { body: { order_id: placed.result.order_id } }, ada);
  expect(cancelled.result.status).toBe('cancelled');
  expect(await stock()).toEqual(before);
});
