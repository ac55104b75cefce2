import { and, eq } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { fixture } from '../../testing/fixture-products.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop?.close());

type Headers = Record<string, string>;
const offersOf = async (id: number) =>
  (await shop.call('productExtend', { body: { items: [String(id)] } })).result[String(id)]?.plans ?? [];
const addOne = async (headers: Headers, product_id: number) =>
  (await shop.call('addCartItem', { body: { product_id, qty: 2 } }, headers)).result.list.find(
    (item) => item.product_id === product_id,
  );

test('API-115 a refund takes the plan off its item, and its price off the totals; a second time there is none', async () => {
  const guest = await shop.guest();
  const item_id = (await addOne(guest, fixture.withPlan))?.item_id ?? 0;
  const refund = (headers: Headers) => shop.call('refundPlan', { body: { item_id } }, headers);
  expect(await refund(guest)).toMatchObject({ code: 404, message: 'This item has no protection plan.' });
  const [offer] = await offersOf(fixture.withPlan);
  const attached = await shop.call('editCartItem', { body: { item_id, planId: offer?.planId ?? '' } }, guest);
  expect(attached.result).toMatchObject({ product_contract_total: 5_998, list: [{ has_contract: 2 }] });
  expect((await refund(await shop.guest())).code).toBe(404);
  const { result } = await refund(guest);
  expect(result).toMatchObject({ product_contract_total: 0, list: [{ has_contract: 1, extend: null, qty: 2 }] });
  expect(result.grand_total).toBe(attached.result.grand_total - 5_998);
  expect((await refund(guest)).code).toBe(404);
});

test('PLAN-001 the points that a plan covers go by the kind of product, the length of the plan and the language', async () => {
  const described = async (headers: Headers = {}) => {
    const { result } = await shop.call('productExtend', { body: { items: [String(fixture.withPlan)] } }, headers);
    return result[String(fixture.withPlan)]?.plans.map(({ description }) => description);
  };
  const furniture = ['Stains, rips and burns', 'Broken frames, seams and mechanisms'];
  expect(await described()).toEqual([
    [...furniture, 'Repair or replacement at no cost for 2 years'],
    [...furniture, 'Repair or replacement at no cost for 3 years'],
  ]);
  const { category, productCategory } = schema;
  const { db } = shop.connection;
  const [root] = await db.select().from(category).where(eq(category.id, 1));
  if (!root) throw new Error('the fixture has a root category');
  await db.insert(category).values({
    ...root,
    id: 900,
    urlPath: 'outdoor.html',
  });
  await db
    .update(productCategory)
    .set({ categoryId: 900 })
    .where(and(eq(productCategory.productId, fixture.withPlan), eq(productCategory.categoryId, 1)));
  expect((await described({ 'accept-language': 'fr' }))?.[0]).toEqual([
    'Rouille, décoloration et fissures',
    'Dommages causés par le vent, la neige et le gel',
    'Réparation ou remplacement sans frais pendant 2 ans',
  ]);
});

test('PLAN-001 the offer that stands in the asker’s cart is checked, for nobody else', async () => {
  const guest = await shop.guest();
  const checked = async (headers: Headers) => {
    const { result } = await shop.call('productExtend', { body: { items: [String(fixture.withPlan)] } }, headers);
    return result[String(fixture.withPlan)]?.plans.map((offer) => offer.checked);
  };
  const item_id = (await addOne(guest, fixture.withPlan))?.item_id ?? 0;
  expect(await checked(guest)).toEqual([false, false]);
  const [two, three] = await offersOf(fixture.withPlan);
  await shop.call('editCartItem', { body: { item_id, planId: three?.planId ?? '' } }, guest);
  expect(await checked(guest)).toEqual([false, true]);
  await shop.call('editCartItem', { body: { item_id, planId: two?.planId ?? '' } }, guest);
  expect(await checked(guest)).toEqual([true, false]);
  expect([await checked({}), await checked(await shop.guest())].flat()).not.toContain(true);
});

test('PLAN-006 an item says whether a plan is attached, can be, or is not offered at all', async () => {
  const guest = await shop.guest();
  const contract = async (product: number) => (await addOne(guest, product))?.has_contract;
  expect(await contract(fixture.table)).toBe(0);
  expect(await contract(fixture.withPlan)).toBe(1);
  const [offer] = await offersOf(fixture.withPlan);
  const { list } = (await shop.call('carts', {}, guest)).result;
  const item_id = list.find(({ product_id }) => product_id === fixture.withPlan)?.item_id ?? 0;
  await shop.call('editCartItem', { body: { item_id, qty: 2, planId: offer?.planId ?? '' } }, guest);
  const reloaded = (await shop.call('carts', {}, guest)).result.list.find((item) => item.item_id === item_id);
  expect(reloaded).toMatchObject({
    has_contract: 2,
    extend: { planId: offer?.planId, offerPlanId: offer?.offerPlanId },
  });
});

test('PLAN-010 an offer’s term goes in as its months and stands in the cart in years', async () => {
  const guest = await shop.guest();
  for (const { planId, offerPlanId, price, term, title } of await offersOf(fixture.withPlan)) {
    const body = { product_id: fixture.withPlan, qty: 1, planId, offerPlanId, price, term, title };
    const { result } = await shop.call('addCartItem', { body }, guest);
    expect(result.list[0]?.extend).toMatchObject({ term: term / 12, title: `${term / 12}-year protection plan` });
  }
});

test('a product says whether plans are offered for it', async () => {
  const plans = async (id: number) => (await shop.call('productDetail', { query: { id } })).result.has_plans;
  expect([await plans(fixture.withPlan), await plans(fixture.table)]).toEqual([1, 0]);
});
